/**
 * Set-up of every test file: what another file has kept in the browser is gone, and what lives on in the page that
 * all files share is told so, as by another tab.
 */
localStorage.clear();
sessionStorage.clear();
dispatchEvent(new StorageEvent("storage", { key: null }));

const { dataset } = document.documentElement;
dataset["firstAddress"] ??= location.href;
history.replaceState(null, "", dataset["firstAddress"]);
