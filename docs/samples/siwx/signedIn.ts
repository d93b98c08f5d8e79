import { signedIn } from "@latchkey/siwx"
import { kit } from "./kit"

kit.subscribe(() => {
  const session = signedIn(kit.getSnapshot())
  console.log(session === undefined ? "Nobody is signed in" : session.data.accountAddress)
})

// A button of your own.
export const signIn = () => kit.siwx.signIn()
export const signOut = () => kit.siwx.revoke()
