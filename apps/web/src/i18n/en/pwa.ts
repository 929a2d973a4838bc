export const pwa = {
  title: "As an app",
  description: "Schnapsen for two, online. Free, without advertising.",
  loading: "One moment…",
  missingTitle: "This page could not be loaded",
  missingNewer: "There is probably a newer version. Reload the page to get it.",
  missingOffline: "The network is away, and this page has not been kept on this device yet.",
  languageMissing: (language: string) =>
    `${language} could not be loaded. It comes when the network is back.`,
  ready: "A new version is ready.",
  update: "Reload now",
  later: "Later",
  installText: "Bummerl can lie on your home screen like any other app.",
  install: "Install",
  installIos: "In Safari: press Share, then “Add to Home Screen”.",
  installMac: "In Safari: choose “Add to Dock” in the File menu.",
  installed: "Bummerl is installed on this device.",
  kept: "Cards, rules and lessons are kept on this device and open without the network. Playing needs it.",
};
export type PwaMessages = typeof pwa;
