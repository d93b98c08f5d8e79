// What a source list of a content security policy can say, since that is where the pattern goes.
const PATTERN = /^(https?):\/\/((?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::(\d{1,5}|\*))?$/

/**
 * An origin that may show the frame, with `*.` for every host below or `:*` for every port, as it is compared and written into
 * policies; undefined if it is not an origin, or says more than a policy can.
 */
export const originPattern = (text: string): string | undefined => {
  const found = PATTERN.exec(text.toLowerCase())
  if (found === null) return undefined
  const [, scheme, host = "", port] = found
  // A star over a whole top-level domain would let everybody in.
  if (host.startsWith("*.") && !host.slice(2).includes(".") && host !== "*.localhost") return undefined
  if (host.includes("..") || (port !== undefined && port !== "*" && Number(port) > 65_535)) return undefined
  const isUsual = (scheme === "https" && port === "443") || (scheme === "http" && port === "80")
  return `${scheme}://${host}${port === undefined || isUsual ? "" : `:${port}`}`
}
