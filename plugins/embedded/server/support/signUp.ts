import type { Inbox } from "../stack/startInbox.ts"
import { codeOf } from "./testServer.ts"
import type { visitorOf } from "./testPage.ts"

type Visitor = Pick<ReturnType<typeof visitorOf>, "call" | "panel">

/** Signs a visitor up, to the wallet whose recovery code the visitor has written down. */
export const signUp = async ({ call, panel }: Visitor, inbox: Inbox, email: string) => {
  const begun = await call("CONNECT_EMAIL", { email })
  const connected = await call("CONNECT_OTP", { otp: codeOf(await inbox.take(email)) })
  const asking = call("GET_USER", {})
  const frame = await panel("Your recovery code")
  const code = (await frame.locator("output.code span").allTextContents()).join("-")
  await frame.getByLabel("Type the last four characters").fill(code.slice(-4))
  await frame.getByRole("button", { name: "Continue" }).click()
  const user = (await asking).payload as { readonly address: `0x${string}`; readonly chainId: number }
  return { begun, connected, code, user }
}
