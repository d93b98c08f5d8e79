const browsers: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/\bChrome\//, "Chrome"],
  [/\bVersion\/.*Safari\//, "Safari"]
]
const systems: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"]
]

const first = (list: typeof browsers, text: string, otherwise: string) =>
  list.find(([sign]) => sign.test(text))?.[1] ?? otherwise

/** What a mail calls a browser. Of fixed words, so that nobody writes to a visitor by the name of his browser. */
export const deviceLabel = (userAgent = ""): string =>
  `${first(browsers, userAgent, "a browser")} on ${first(systems, userAgent, "an unknown system")}`
