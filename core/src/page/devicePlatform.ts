/** What a page runs on, as far as it decides where a wallet is got and how it is opened. */
export type DevicePlatform = "ios" | "android" | "desktop"

/** The platform that a `navigator` says; a computer where there is none, as on a server. */
export const devicePlatform = (
  navigator: Pick<Navigator, "userAgent" | "maxTouchPoints"> | undefined
): DevicePlatform => {
  const { userAgent = "", maxTouchPoints = 0 } = navigator ?? {}
  if (/android/i.test(userAgent)) return "android"
  // An iPad says that it is a Mac.
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? "ios"
    : "desktop"
}
