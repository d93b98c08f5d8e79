export { PageInsecureError, WindowsCutOffError } from "./errors.ts"
export { isCutOff, type ServedPage } from "./isCutOff.ts"
export { pageInsecurity, subtleCrypto } from "./secureContext.ts"
export { readsClosed, watchWindow, type WatchedWindow, type WindowGone } from "./watchWindow.ts"
