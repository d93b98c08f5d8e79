/** The native app around a web view, as far as a page knows it. */
export interface WebView {
  readonly postMessage: (text: string) => void
}

/** As much of a window as says whether a native app shows it. */
export interface ShownWindow {
  readonly ReactNativeWebView?: WebView | undefined
}

/** The native app that shows this page; undefined in a browser. */
export const webViewOf = (page: ShownWindow | undefined): WebView | undefined => page?.ReactNativeWebView
