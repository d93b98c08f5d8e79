import { createKit, memoryStorage, readSlice } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { signedIn, siwx } from "@latchkey/siwx"
import { solana, solanaMainnet } from "@latchkey/solana"
import { pairingSlice, walletConnect } from "@latchkey/walletconnect"
import { createEncodedRecap, formatMessage, populateAuthPayload } from "@walletconnect/utils"
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from "viem/accounts"
import { base, mainnet } from "viem/chains"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { testServer } from "../../plugins/siwx/support/testServer.ts"
import { sessionMethods } from "../../plugins/walletconnect/src/session/sessionMethods.ts"
import { fakeUniversalProvider } from "../../plugins/walletconnect/support/fakeUniversalProvider.ts"

beforeEach(() => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { navigator: { userAgent: "" } }))
  vi.stubGlobal("location", { origin: "http://shop.test", protocol: "http:" })
})
afterEach(() => vi.unstubAllGlobals())

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

/** A page whose visitors pair a wallet and sign in with the real server part; the test plays relay and wallet. */
const open = async ({
  networks = [mainnet, base] as ReadonlyArray<any>,
  required = true,
  site = testServer()
} = {}) => {
  const paired = fakeUniversalProvider()
  const kit = createKit({
    app: { name: "Shop", url: "http://shop.test" },
    networks,
    plugins: [
      // Declared before who keeps sign-ins: the order is the app's.
      walletConnect({ projectId: "p", universalProvider: paired.provider }),
      evm(),
      ...(networks.includes(solanaMainnet) ? [solana()] : []),
      siwx({ backend: site.backend, required })
    ],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const abort = new AbortController()
  const connecting = kit.connect({ connectorId: "walletConnect" }, { signal: abort.signal })
  connecting.catch(() => {})
  await until(() => expect(paired.proposals).toHaveLength(1))
  paired.showUri()
  await until(() => expect(readSlice(kit.getSnapshot(), pairingSlice).code).toBeDefined())
  return { kit, paired, site, abort, connecting, status: () => kit.getSnapshot().siwx.status }
}

/** What a wallet signs of what it was asked, as the protocol's own library reads and writes it. */
const proofOf = async (asked: any, account: PrivateKeyAccount, change: object = {}, signer = account) => {
  const methods = ["personal_sign", "eth_sendTransaction"]
  const { chains, ...payload } = populateAuthPayload({ authPayload: asked, chains: asked.chains, methods })
  const p = { ...payload, iss: `did:pkh:${chains[0]}:${account.address}`, ...change }
  const s = await signer.signMessage({ message: formatMessage(p, p.iss) })
  return { h: { t: "caip122" }, p, s: { t: "eip191", s } }
}
const sessionOf = (account: PrivateKeyAccount, authentication?: unknown) => ({
  namespaces: {
    eip155: {
      accounts: [1, 8453].map((id) => `eip155:${id}:${account.address}`),
      methods: ["personal_sign"],
      events: []
    }
  },
  ...(authentication === undefined ? {} : { authentication: [authentication] })
})
const someone = () => privateKeyToAccount(generatePrivateKey())

describe("a wallet that signs in the step in which it connects", () => {
  it("S4.24 in part: is asked for one network, with the site's nonce; who signed is signed in, and asked nothing more", async () => {
    const { kit, paired, site, connecting, status } = await open()
    expect(paired.signIns).toEqual([
      {
        type: "caip122",
        version: "1",
        iat: expect.any(String),
        chains: ["eip155:1", "eip155:8453"],
        domain: "shop.test",
        aud: "http://shop.test/",
        statement: "",
        nonce: expect.stringMatching(/^[A-Za-z\d]{16,}$/),
        exp: expect.any(String),
        nbf: expect.any(String),
        resources: [createEncodedRecap("eip155", "request", [...sessionMethods["eip155"]!])]
      }
    ])
    expect(paired.proposals[0]!["eip155"]).toMatchObject({
      methods: expect.arrayContaining(["personal_sign", "eth_sendTransaction", "wallet_sendCalls"])
    })
    const account = someone()
    paired.approve(sessionOf(account, await proofOf(paired.signIns[0], account)))
    await connecting
    await until(() => expect(status()).toBe("signedIn"))
    expect(signedIn(kit.getSnapshot())?.data).toMatchObject({
      accountAddress: account.address,
      chainId: "eip155:1",
      statement: expect.stringMatching(/^I further authorize .* 'personal_sign' for 'eip155'\.$/),
      resources: [expect.stringMatching(/^urn:recap:/)]
    })
    expect(await site.session()).toMatchObject({ address: account.address, chainId: "eip155:1" })
    expect(paired.requests).toEqual([])
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).not.toContain("siwx/Sign")
  })

  type Answer = (asked: any, account: PrivateKeyAccount) => unknown
  /** Connects with what a wallet gave beside the session, and nobody is signed in by it. */
  const refused = async (make: Answer, share = sessionOf) => {
    const { kit, paired, site, connecting, status } = await open()
    const account = someone()
    paired.approve(share(account, await make(paired.signIns[0], account)))
    await connecting
    await until(() => expect(status()).toBe("asked"))
    expect(signedIn(kit.getSnapshot())).toBeUndefined()
    expect(await site.session()).toBeUndefined()
    return site.requests
  }

  // The site refuses some of these itself: it is not asked, since the page is what knows whom it asked for what.
  it.each<[string, Answer]>([
    ["nothing", () => undefined],
    ["what is no proof", () => ({ p: null })],
    ["another nonce", (asked, account) => proofOf(asked, account, { nonce: "0123456789abcdef" })],
    ["another domain", (asked, account) => proofOf(asked, account, { domain: "evil.test" })],
    ["another page", (asked, account) => proofOf(asked, account, { aud: "https://evil.test/" })],
    [
      "another page of the site",
      (asked, account) => proofOf(asked, account, { aud: "http://shop.test/orders" })
    ],
    ["more resources", (asked, account) => proofOf(asked, account, { resources: ["https://evil.test/"] })],
    ["a statement of two lines", (asked, account) => proofOf(asked, account, { statement: "a\nb" })],
    ["another network", (asked, account) => proofOf({ ...asked, chains: ["eip155:8453"] }, account)],
    [
      "another network of as many digits",
      (asked, account) => proofOf({ ...asked, chains: ["eip155:8"] }, account)
    ],
    ["an account that it does not share", (asked) => proofOf(asked, someone())]
  ])(
    "T29 T30 that gives %s is connected, the visitor is asked, and the site is told of no sign-in",
    async (_, make) => {
      expect(await refused(make)).not.toContain("verify")
    }
  )

  it("T30 that gives the sign-in of an account which it shares on another network alone, or not as the first, signs nobody in", async () => {
    const other = someone()
    const sharing =
      (...accounts: ReadonlyArray<string>) =>
      (account: PrivateKeyAccount, authentication?: unknown) => {
        const { namespaces, ...rest } = sessionOf(account, authentication)
        return { ...rest, namespaces: { eip155: { ...namespaces.eip155, accounts: [...accounts] } } }
      }
    const first = someone().address
    for (const accounts of [
      [`eip155:1:${first}`, `eip155:8453:${other.address}`],
      [`eip155:1:${first}`, `eip155:1:${other.address}`]
    ])
      expect(await refused((asked) => proofOf(asked, other), sharing(...accounts))).not.toContain("verify")
  })

  it.each<[string, Answer]>([
    ["a signature by somebody else", (asked, account) => proofOf(asked, account, {}, someone())],
    [
      "an end that the site did not allow",
      (asked, account) => proofOf(asked, account, { exp: "2999-01-01T00:00:00.000Z" })
    ],
    [
      "a proof from the future",
      (asked, account) => proofOf(asked, account, { iat: "2999-01-01T00:00:00.000Z" })
    ]
  ])("T29 T30 that gives %s is connected, the site refuses it, and the visitor is asked", async (_, make) => {
    expect(await refused(make)).toContain("verify")
  })

  it("T30 signs nobody in where the connection is given up while the site verifies", async () => {
    const { kit, paired, site, abort, connecting } = await open()
    const account = someone()
    const add = site.backend.addSession
    const seen = vi.spyOn(site.backend, "addSession").mockImplementation(async (session, options) => {
      await add(session, options)
      abort.abort()
    })
    paired.approve(sessionOf(account, await proofOf(paired.signIns[0], account)))
    await expect(connecting).rejects.toMatchObject({ code: "CANCELLED" })
    expect(seen).toHaveBeenCalledTimes(1)
    await until(async () => expect(await site.kept()).toEqual([]))
    expect(signedIn(kit.getSnapshot())).toBeUndefined()
  })
})

describe("a wallet that is asked to sign while it connects", () => {
  it("S4.24 in part: signs the site's statement and resources, and who signed is signed in", async () => {
    const site = testServer({ statement: "Sign in to the shop." })
    const make = site.backend.createMessage
    vi.spyOn(site.backend, "createMessage").mockImplementation(async (asked, options) => {
      const made = await make(asked, options)
      const resources = ["http://shop.test/terms"]
      return { ...made, data: { ...made.data, statement: "Sign in to the shop.", resources } }
    })
    const { kit, paired, connecting } = await open({ site })
    const account = someone()
    paired.approve(sessionOf(account, await proofOf(paired.signIns[0], account)))
    await connecting
    await until(async () => expect(await site.session()).toMatchObject({ address: account.address }))
    await until(() =>
      expect(signedIn(kit.getSnapshot())?.data).toMatchObject({
        statement: expect.stringMatching(/^Sign in to the shop\. I further authorize /),
        resources: ["http://shop.test/terms", expect.stringMatching(/^urn:recap:/)]
      })
    )
  })

  it("S4.24 in part: that only knows plain sessions is connected, and the visitor is asked", async () => {
    const { paired, site, connecting, status } = await open()
    paired.approve(sessionOf(someone()))
    await connecting
    await until(() => expect(status()).toBe("asked"))
    expect(await site.session()).toBeUndefined()
  })

  it.each([
    ["CONNECTION_REJECTED", "User rejected."],
    ["CONNECTION_REJECTED", "Request was declined"],
    ["CONNECTION_REJECTED", { code: 5000, message: "User rejected." }],
    ["CONNECTION_REJECTED", { code: 5000, message: "Nein." }],
    ["WALLET_BUSY", "Request already pending"],
    ["WALLET_BUSY", { code: -32002, message: "Wait." }],
    ["CONNECTION_FAILED", "Internal error"],
    ["CONNECTION_FAILED", ""],
    ["CONNECTION_FAILED", { code: 7000, message: "Session settlement failed." }],
    ["WALLETCONNECT_PAIRING_EXPIRED", "Request expired"],
    ["WALLETCONNECT_PAIRING_EXPIRED", new Error("Proposal expired")]
  ])("S4.03 in part: and refuses ends in %s: %o", async (code, cause) => {
    const { kit, paired, connecting } = await open()
    paired.reject(cause)
    await expect(connecting).rejects.toMatchObject({ code })
    expect(kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
  })

  it("T14 and signs without a session ends typed", async () => {
    const { paired, connecting } = await open()
    const account = someone()
    const proof = await proofOf(paired.signIns[0], account)
    paired.approve({ ...sessionOf(account, proof), topic: "" })
    await expect(connecting).rejects.toMatchObject({ code: "WALLETCONNECT_SESSION_UNUSABLE" })
  })

  it("T12 T30 and answers when nobody waits any more: its session is ended, and nobody is signed in", async () => {
    const { kit, paired, site, abort, connecting } = await open()
    const account = someone()
    abort.abort()
    await expect(connecting).rejects.toMatchObject({ code: "CANCELLED" })
    paired.approve({ ...sessionOf(account, await proofOf(paired.signIns[0], account)), topic: "late" })
    await until(() => expect(paired.left).toEqual(["late"]))
    expect(await site.session()).toBeUndefined()
    expect(kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
  })
})

describe("a wallet is asked to connect alone", () => {
  it("where the message would be longer than a site reads", async () => {
    const many = Array.from({ length: 40 }, (_, place) => ({ ...base, id: 100_000 + place }))
    const { paired } = await open({ networks: [mainnet, ...many] })
    expect(paired.signIns).toEqual([])
  })

  it("where the site wants a request id in the message, which the protocol's client leaves out", async () => {
    const site = testServer()
    const make = site.backend.createMessage
    vi.spyOn(site.backend, "createMessage").mockImplementation(async (asked, options) => {
      const made = await make(asked, options)
      return { ...made, data: { ...made.data, requestId: "7" } }
    })
    const { paired } = await open({ site })
    expect(paired.signIns).toEqual([])
  })

  it("where other namespaces are proposed beside", async () => {
    const { paired } = await open({ networks: [mainnet, solanaMainnet] })
    expect(paired.signIns).toEqual([])
  })

  it("where the site gives no nonce", async () => {
    const site = testServer()
    vi.spyOn(site.backend, "createMessage").mockRejectedValue(new Error("no"))
    const { paired } = await open({ site })
    expect(paired.signIns).toEqual([])
  })
})
