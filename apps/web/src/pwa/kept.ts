/** This page was opened from what the service worker has kept on this device. */
export const isKept = (): boolean => navigator.serviceWorker?.controller != null;
