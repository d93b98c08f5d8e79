const browsers: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*Safari/]
]

/** The browser and its major version, of what it says of itself; nothing more of it. */
export const browserName = (userAgent: string): string => {
  for (const [name, pattern] of browsers) {
    const major = pattern.exec(userAgent)?.[1]
    if (major !== undefined) return `${name} ${major}${/Mobi/.test(userAgent) ? ", mobile" : ""}`
  }
  return "another browser"
}
