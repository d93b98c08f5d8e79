const SIGN_IN = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/]+) wants you to sign in with your (\w+) account:\n(\S+)/

/** What is wrong with a text that signs in somewhere: somebody else's page would be signed in by it. */
export const signInWarnings = (text: string, origin: string, account: string): ReadonlyArray<string> => {
  const found = SIGN_IN.exec(text)
  if (found === null) return []
  const [, , domain = "", , named = ""] = found
  return [
    ...(domain.toLowerCase() === new URL(origin).host
      ? []
      : [
          `This signs you in at ${domain}, and you are at ${new URL(origin).host}. Somebody may want your account there.`
        ]),
    ...(named.toLowerCase() === account.toLowerCase() ? [] : ["This signs another account in than yours."])
  ]
}
