import { describe, expect, it } from "vitest"
import { saveCode } from "../support/openInStack.ts"
import { startTestSite, visit } from "../support/testPage.ts"
import { makeDevice, PAGE, startTestServer } from "../support/testServer.ts"
import { withStack } from "../support/withStack.ts"

describe("a sign-in by Farcaster", () => {
  const { stack, browser, ends } = withStack()

  const open = async () => {
    const site = await startTestSite(stack().embedded!.url, "1", "stack")
    ends.push(site.stop)
    const visitor = await visit(browser(), site.origin)
    ends.push(() => visitor.context.close())
    return visitor
  }
  const linkOf = async ({ call }: Pick<Awaited<ReturnType<typeof open>>, "call">) =>
    ((await call("GET_FARCASTER_URI")).payload as { readonly url: string }).url

  it("S7.30 in part: signs in whom the app names, and makes a wallet that is found again", async () => {
    const visitor = await open()
    const link = await linkOf(visitor)
    const connecting = visitor.call("CONNECT_FARCASTER")
    await stack().embedded!.agreeByFarcaster!(link, "ada")
    expect(await connecting).toMatchObject({
      type: "@w3m-frame/CONNECT_FARCASTER_SUCCESS",
      payload: { userName: "ada" }
    })
    const asking = visitor.call("GET_USER", {})
    await saveCode(visitor)
    const { address } = (await asking).payload as { readonly address: string }
    await visitor.call("SIGN_OUT")
    expect((await visitor.call("IS_CONNECTED")).payload).toEqual({ isConnected: false })
    const again = await linkOf(visitor)
    const back = visitor.call("CONNECT_FARCASTER")
    await stack().embedded!.agreeByFarcaster!(again, "ada")
    await back
    expect((await visitor.call("GET_USER", {})).payload).toMatchObject({ address })
  })

  it("T19 another link ends the wait for the first, and one that is agreed to later signs nobody in", async () => {
    const visitor = await open()
    const first = await linkOf(visitor)
    const connecting = visitor.call("CONNECT_FARCASTER")
    await linkOf(visitor)
    expect(await connecting).toMatchObject({ type: "@w3m-frame/CONNECT_FARCASTER_ERROR" })
    await stack().embedded!.agreeByFarcaster!(first, "eve")
    expect((await visitor.call("IS_CONNECTED")).payload).toEqual({ isConnected: false })
  })

  it("T19 on the server: only the device that began is signed in, once, for what the person signed", async () => {
    const url = stack().embedded!.url
    const [device, other] = [makeDevice(url), makeDevice(url)]
    const { body } = await device.ask("farcaster", { projectId: "stack", origin: "http://127.0.0.1:1" })
    const { token, url: link } = body as { readonly token: string; readonly url: string }
    expect((await device.ask("farcaster-result", { token })).body).toEqual({})
    await stack().embedded!.agreeByFarcaster!(link, "grace")
    expect(await other.ask("farcaster-result", { token })).toMatchObject({ status: 410 })
    expect(await device.ask("farcaster-result", { token: "another" })).toMatchObject({ status: 410 })
    expect(await device.ask("farcaster-result", { token })).toMatchObject({
      status: 200,
      body: { name: "grace", session: expect.any(String) }
    })
    expect(await device.ask("farcaster-result", { token })).toMatchObject({ status: 410 })
    expect(
      await device.ask("farcaster", { projectId: "stack", origin: "https://evil.example" })
    ).toMatchObject({ status: 403 })
  })

  it("T19 on the server: what the relay says of a person is not believed without the person's signature", async () => {
    const device = makeDevice(stack().embedded!.url)
    const begin = async () => {
      const { body } = await device.ask("farcaster", { projectId: "stack", origin: "http://127.0.0.1:1" })
      return body as { readonly token: string; readonly url: string }
    }
    const [mine, theirs] = [await begin(), await begin()]
    await stack().embedded!.agreeByFarcaster!(theirs.url, "ada")
    const relay = stack()
      .embedded!.state()
      .find(({ name }) => name === "farcaster")!.url
    const tokenIn = (link: string) => new URL(link).searchParams.get("channelToken")!
    const told = async (link: string) =>
      (
        await fetch(`${relay}/v1/channel/status`, { headers: { authorization: `Bearer ${tokenIn(link)}` } })
      ).json()
    // Agreed to for another sign-in, whose nonce it has.
    const { message, signature, fid } = (await told(theirs.url)) as Readonly<Record<string, unknown>>
    await fetch(`${relay}/v1/channel/authenticate`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokenIn(mine.url)}` },
      body: JSON.stringify({ message, signature, fid, username: "ada" })
    })
    expect(await device.ask("farcaster-result", { token: mine.token })).toMatchObject({
      status: 403,
      body: { code: "farcaster-untrusted" }
    })
    const forged = await begin()
    await fetch(`${relay}/v1/channel/authenticate`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokenIn(forged.url)}` },
      body: JSON.stringify({ fid: 1, username: "ada" })
    })
    expect(await device.ask("farcaster-result", { token: forged.token })).toMatchObject({ status: 403 })
  })

  it("says so where nobody signs in by it, and where the relay cannot be reached", async () => {
    const none = await startTestServer()
    ends.push(none.stop)
    expect(await makeDevice(none.url).ask("farcaster", { projectId: "one", origin: PAGE })).toMatchObject({
      status: 404,
      body: { message: "This wallet has no sign-in by Farcaster" }
    })
    const silent = await startTestServer({
      farcaster: { relayUrl: "http://127.0.0.1:9", rpcUrl: "http://127.0.0.1:9" }
    })
    ends.push(silent.stop)
    expect(await makeDevice(silent.url).ask("farcaster", { projectId: "one", origin: PAGE })).toMatchObject({
      status: 502,
      body: { message: "Farcaster does not answer. Try again." }
    })
  })
})
