import { readSlice } from "@latchkey/core"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newBrowser, openPage } from "../support/signInKit.ts"
import { signedIn } from "./index.ts"
import { siwxSlice } from "./SiwxState.ts"

const RUNS = Number(process.env["LATCHKEY_LAW_RUNS"] ?? 500)

const commands = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("connect") }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant("sign"), declines: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant("account"), address: fc.constantFrom("a1", "a2") })
    },
    { weight: 3, arbitrary: fc.record({ type: fc.constant("network"), id: fc.constantFrom(1, 2, 9) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("switch"), id: fc.constantFrom(1, 2) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("disconnect") }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("leaves") }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("cancel") }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("close") }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("reload") }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant("wait") }) }
  ),
  { maxLength: 25 }
)
type Command = {
  readonly type: string
  readonly declines?: boolean
  readonly address?: string
  readonly id?: number
}

/** Runs commands against a page, and checks at each change of its state. */
const run = async (list: ReadonlyArray<Command>, required: boolean, askOn: "account" | "network") => {
  const browser = newBrowser()
  const { wallet, site } = browser
  let page = await openPage(browser, { required, askOn })
  /** Questions that may not be put again before the account is disconnected. */
  const questions = new Set<string>()
  const questionOf = (account: string | undefined) =>
    askOn === "account" ? String(account?.split(":")[2]) : String(account)
  let clicks = 0
  let before = page.now()
  const problems: Array<string> = []
  const look = () => {
    const state = page.kit.getSnapshot()
    const account = state.account["test"]
    const networkId = state.network.byNamespace["test"]?.caipNetwork?.caipNetworkId
    const session = signedIn(state)
    if (session !== undefined) {
      const { accountAddress, chainId } = session.data
      const isThere = askOn === "account" ? /^test:[12]$/.test(String(networkId)) : chainId === networkId
      const isCurrent = accountAddress === account?.address && isThere
      if (!isCurrent) problems.push(`signed in as ${accountAddress} on ${chainId}`)
    }
    const now = readSlice(state, siwxSlice)
    if (now.status === "asked" && before.status === "checking") {
      const key = questionOf(now.account)
      if (questions.has(key)) problems.push(`asked ${key} again`)
      // What is required is asked until it is answered; what is not, once.
      if (!required) questions.add(key)
    }
    // The answer was cut off by a change of the network: the question may be put once more.
    if (now.status === "checking" && (before.status === "signing" || before.status === "verifying"))
      questions.delete(questionOf(before.account))
    if (now.status === "signedIn" || now.status === "skipped") {
      questions.add(questionOf(now.account))
    }
    if (account?.address === undefined && state.connection.settled) questions.clear()
    before = now
  }
  const watch = () => {
    look()
    return page.kit.subscribe(look)
  }
  let stop = watch()
  const isResting = () => {
    const { status } = page.now()
    return status !== "checking" && status !== "signing" && status !== "verifying"
  }
  const rest = async () => {
    await expect.poll(isResting, { interval: 1 }).toBe(true)
  }
  const tell = (change: Parameters<typeof wallet.tell>[0]) => {
    if (wallet.connected) wallet.tell(change)
  }
  const does: Readonly<Record<string, (command: Command) => Promise<unknown> | void>> = {
    connect: () => {
      page.kit.open()
      void page.kit.connect({ connectorId: "wallet" }).catch(() => {})
    },
    sign: ({ declines }) => {
      clicks++
      wallet.onSign = async (sign) => {
        if (declines === true) throw Object.assign(new Error("No"), { code: 4001 })
        return sign()
      }
      void page.kit.siwx.signIn().catch(() => {})
    },
    account: ({ address = "a1" }) => {
      wallet.account = address
      tell({ type: "accounts", namespace: "test", accounts: [{ namespace: "test", address, type: "eoa" }] })
    },
    network: ({ id }) => {
      wallet.networkId = `test:${id}`
      tell({ type: "network", namespace: "test", networkId: `test:${id}` })
    },
    switch: ({ id }) => void page.kit.switchNetwork({ networkId: `test:${id}` }).catch(() => {}),
    disconnect: () => void page.kit.disconnect().catch(() => {}),
    leaves: () => {
      tell({ type: "disconnect" })
      wallet.connected = false
    },
    cancel: () => void page.kit.siwx.cancel().catch(() => {}),
    close: () => page.kit.navigation.requestClose(),
    reload: async () => {
      const { status, account } = page.now()
      stop()
      await page.kit.dispose()
      // A question without an answer may be put once more; one that was answered may not.
      if (status !== "signedIn" && status !== "skipped" && account !== undefined)
        questions.delete(questionOf(account))
      page = await openPage(browser, { required, askOn })
      before = page.now()
      stop = watch()
    },
    wait: rest
  }
  for (const command of list) await does[command.type]!(command)
  await rest()
  // What the wallet told last has come to the page.
  const heard = () => {
    const {
      account,
      network: { byNamespace }
    } = page.kit.getSnapshot()
    const address = account["test"]?.address
    const at = `${address} on ${byNamespace["test"]?.caipNetwork?.caipNetworkId}`
    const isHeard =
      address === undefined || (wallet.connected && at === `${wallet.account} on ${wallet.networkId}`)
    return (
      (isHeard && isResting()) ||
      `${at}, ${page.now().status}; wallet: ${wallet.connected} ${wallet.account} on ${wallet.networkId}`
    )
  }
  await expect.poll(heard, { interval: 1 }).toBe(true)
  // The server says the same as the page, once it has been told.
  const told = { server: "", page: "", left: 0 }
  const isAgreed = async () => {
    const state = page.kit.getSnapshot()
    const nobody = { accountAddress: "nobody", chainId: "" }
    const { accountAddress, chainId } = signedIn(state)?.data ?? nobody
    const { address, chainId: on } = (await site.session()) ?? { address: "nobody", chainId: "" }
    const isConnected = state.account["test"]?.address !== undefined
    const left = isConnected ? [] : await site.kept()
    Object.assign(told, { server: address + on, page: accountAddress + chainId, left: left.length })
    return isResting() && told.server === told.page && told.left === 0
  }
  await expect
    .poll(async () => (await isAgreed()) || { ...told, status: page.now().status }, {
      interval: 1
    })
    .toBe(true)
  expect(wallet.asked.length).toBeLessThanOrEqual(clicks)
  stop()
  await page.kit.dispose()
  return problems
}

describe("whatever a visitor does, in any order", () => {
  it.each([
    ["required", true],
    ["optional", false]
  ])(
    "T30 signing in, %s, is asked once for each account and network, and is never of an account that is not connected",
    async (_, required) => {
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          expect(await run(list, required, "network")).toEqual([])
        }),
        { numRuns: RUNS }
      )
    },
    240_000
  )

  it.each([
    ["required", true],
    ["optional", false]
  ])(
    "T30 signing in on accounts, %s, is asked once for each account, holds on each of its networks, and is never of another's",
    async (_, required) => {
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          expect(await run(list, required, "account")).toEqual([])
        }),
        { numRuns: Math.ceil(RUNS / 4) }
      )
    },
    240_000
  )
})
