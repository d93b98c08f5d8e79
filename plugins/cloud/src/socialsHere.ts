import { isInTelegram } from "@latchkey/core"

/** The parts of `window` that tell. */
export interface SocialWindow {
  readonly navigator: Pick<Navigator, "userAgent">
}

/** Providers whose sign-in does not work in Telegram's browser, by what its user agent says. */
const refused = (userAgent: string): ReadonlyArray<string> => {
  if (/android/i.test(userAgent)) return ["facebook", "x"]
  if (/iphone|ipad|ipod/i.test(userAgent)) return ["google"]
  // Telegram's own browser on a Mac does not call itself Safari.
  return /macintosh/i.test(userAgent) && !/safari/i.test(userAgent) ? ["x"] : []
}

/** The social logins that work where the page is: all of them, but in Telegram. */
export const socialsHere = <S extends false | ReadonlyArray<string>>(
  socials: S,
  window: SocialWindow | undefined
): S | ReadonlyArray<string> => {
  if (socials === false || window === undefined || !isInTelegram(window)) return socials
  const not = refused(window.navigator.userAgent)
  return socials.filter((provider) => !not.includes(provider))
}
