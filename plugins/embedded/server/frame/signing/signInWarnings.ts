import type { SigningWords } from "../words/SigningWords.ts"

const SIGN_IN = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/]+) wants you to sign in with your (\w+) account:\n(\S+)/

/** What is wrong with a text that signs in somewhere: somebody else's page would be signed in by it. */
export const signInWarnings = (
  text: string,
  origin: string,
  account: string,
  words: SigningWords
): ReadonlyArray<string> => {
  const found = SIGN_IN.exec(text)
  if (found === null) return []
  const [, , domain = "", , named = ""] = found
  return [
    ...(domain.toLowerCase() === new URL(origin).host
      ? []
      : [words.warnElsewhere(domain, new URL(origin).host)]),
    ...(named.toLowerCase() === account.toLowerCase() ? [] : [words.warnOtherAccount])
  ]
}
