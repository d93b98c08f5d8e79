import type { Inbox } from "../stack/startInbox.ts"
import { codeOf } from "./testServer.ts"
import type { visitorOf } from "./testPage.ts"

type Visitor = Pick<ReturnType<typeof visitorOf>, "call" | "frame">

/** Writes down the recovery code that the frame shows; Enter goes on without the half second that a press waits for. */
export const writeDown = async ({ frame }: Pick<Visitor, "frame">): Promise<string> => {
  const inner = await frame()
  await inner.getByRole("heading", { level: 1, name: "Your recovery code" }).waitFor()
  const code = (await inner.locator("output.code span").allTextContents()).join("-")
  const field = inner.getByLabel("Type the last four characters")
  await field.fill(code.slice(-4))
  await field.press("Enter")
  return code
}

/** Signs a visitor up, to the wallet whose recovery code the visitor has written down. */
export const signUp = async (visitor: Visitor, inbox: Inbox, email: string) => {
  const { call } = visitor
  const begun = await call("CONNECT_EMAIL", { email })
  const connected = await call("CONNECT_OTP", { otp: codeOf(await inbox.take(email)) })
  const asking = call("GET_USER", {})
  const code = await writeDown(visitor)
  const user = (await asking).payload as { readonly address: `0x${string}`; readonly chainId: number }
  return { begun, connected, code, user }
}
