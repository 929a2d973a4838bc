/** Set-up of every test file, before anything reads them: what another file has kept in the browser is gone. */
localStorage.clear();
sessionStorage.clear();
