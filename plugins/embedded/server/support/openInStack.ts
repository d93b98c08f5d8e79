import { randomUUID } from "node:crypto"
import type { Browser } from "playwright"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startTestSite, visit } from "./testPage.ts"
import { codeOf } from "./testServer.ts"

type Chain = string | number

/** Keeps the recovery code that the frame shows, as an owner does. */
export const saveCode = async ({ panel }: Pick<Awaited<ReturnType<typeof visit>>, "panel">) => {
  const saving = await panel("Your recovery code")
  await saving
    .getByLabel("Type the last four")
    .fill((await saving.locator("output span").last().textContent())!)
  await saving.getByRole("button", { name: "Continue" }).click()
}

/**
 * A visitor of a site in the local stack, who is signed up with an address and has the wallet's first account. Each is
 * somebody new, so that the second try of a test does not find the account of the first.
 */
export const openInStack = async (stack: Stack, browser: Browser, name: string, chain: Chain) => {
  const email = `${name}.${randomUUID()}@example.org`
  const site = await startTestSite(stack.embedded!.url, String(chain), "stack")
  const visitor = await visit(browser, site.origin)
  const end = async () => {
    await visitor.context.close()
    await site.stop()
  }
  try {
    await visitor.call("CONNECT_EMAIL", { email })
    const answer = await fetch(`${stack.embedded!.inboxUrl}/mails?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
    await visitor.call("CONNECT_OTP", { otp: codeOf(mails.at(-1)!) })
    const asking = visitor.call("GET_USER", { chainId: chain })
    await saveCode(visitor)
    const { address } = (await asking).payload as { readonly address: string }
    return { ...visitor, address, end }
  } catch (error) {
    await end()
    throw error
  }
}
