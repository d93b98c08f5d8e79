import { memoryStorage } from "@latchkey/core"
import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { afterEach, describe, expect, it, vi } from "vitest"
import {
  cosmosTestAccounts,
  createCosmosWallet,
  malformedCosmosProviders,
  announceMalformedCosmos,
  oddCosmosKeys,
  type CosmosWalletOptions
} from "@latchkey/testing"
import { reachable } from "../../../tests/architecture/sourceTree.ts"
import { makeKit, withUrls } from "../support/makeKit.ts"
import { settled } from "../support/settle.ts"
import { cosmos } from "./cosmos.ts"
import { cosmosHub, injective, osmosis, stargaze } from "./networks.ts"

const kits: Array<{ readonly dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.useRealTimers()
})

type Options = Parameters<typeof makeKit>[1]

const open = async (window: EventTarget, options: Options = {}) => {
  const kit = makeKit(window, options)
  kits.push(kit)
  await kit.ready()
  const state = () => kit.getSnapshot()
  return {
    kit,
    account: () => state().account["cosmos"],
    networkId: () => state().network.byNamespace["cosmos"]?.caipNetwork?.caipNetworkId,
    connectors: () => state().connection.connectors
  }
}

const setUp = async (walletOptions: CosmosWalletOptions = {}, options: Options = {}) => {
  const window = new EventTarget()
  const wallet = createCosmosWallet(walletOptions)
  wallet.announce(window as never)
  const connectorId = `cosmos:${walletOptions.name ?? "keplr"}`
  return { window, wallet, connectorId, ...(await open(window, options)) }
}

const asked = ({ requests }: ReturnType<typeof createCosmosWallet>) => requests().map(({ method }) => method)
const paramsOf = ({ requests }: ReturnType<typeof createCosmosWallet>, method: string) =>
  requests()
    .filter((request) => request.method === method)
    .map(({ params }) => params as ReadonlyArray<unknown>)
const base64 = (hex: string) => Buffer.from(hex.slice(2), "hex").toString("base64")
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64"))

const messages: ReadonlyArray<readonly [string, string | Uint8Array]> = [
  ["a text", "Sign in 🔑\r\n"],
  ["bytes that are no text", Uint8Array.of(0, 255, 254, 1, 192)]
]
const dialects = ["keplr", "leap", "cosmostation"] as const

describe("cosmos", () => {
  it("S1.14 in part, S1.15 in part: is the namespace cosmos, shown as Cosmos", () => {
    expect(cosmos().namespaces).toEqual([{ id: "cosmos", name: "Cosmos", defaultAccountType: "eoa" }])
  })

  it.each(dialects)(
    "S3.04[namespace, address, eoa, publicKey] connects %s, signs, switches and disconnects",
    async (name) => {
      const { wallet, kit, connectorId, account, networkId } = await setUp({ name })
      await kit.connect({ connectorId })
      const [{ keys }] = cosmosTestAccounts as readonly [(typeof cosmosTestAccounts)[0]]
      expect(account()).toMatchObject({ status: "connected", address: wallet.addressOn("cosmoshub-4") })
      expect(account()?.allAccounts).toEqual([
        {
          namespace: "cosmos",
          address: wallet.addressOn("cosmoshub-4"),
          type: "eoa",
          publicKey: base64(keys.cosmos.publicKey)
        }
      ])
      expect(account()?.addressExplorerUrl).toBe(
        `https://www.mintscan.io/cosmos/address/${wallet.addressOn("cosmoshub-4")}`
      )

      await kit.switchNetwork({ networkId: "cosmos:osmosis-1" })
      expect(account()?.address).toBe(wallet.addressOn("osmosis-1"))
      expect(networkId()).toBe("cosmos:osmosis-1")

      const signature = await kit.signMessage({ message: "hello" })
      const address = account()!.address!
      const key = bytes(base64(keys.cosmos.publicKey))
      expect(verifyADR36Amino("osmo", address, "hello", key, bytes(signature))).toBe(true)
      expect(verifyADR36Amino("osmo", address, "hallo", key, bytes(signature))).toBe(false)

      await kit.disconnect()
      expect(account()?.status).toBe("disconnected")
      expect(wallet.listenerCount()).toBe(0)
      expect(wallet.grantedChainIds()).toEqual(name === "cosmostation" ? ["cosmoshub-4", "osmosis-1"] : [])
    }
  )

  it.each(messages)("T20 signs %s exactly as given", async (_, message) => {
    const { wallet, kit, connectorId, account } = await setUp()
    await kit.connect({ connectorId })
    const address = account()!.address!
    const signature = await kit.signMessage({ message })
    const { signature: same, pubKey } = await kit.cosmos.signArbitrary({ data: message })
    for (const text of [signature, same]) {
      expect(verifyADR36Amino("cosmos", address, message, bytes(pubKey), bytes(text))).toBe(true)
    }
    for (const [, , data] of paramsOf(wallet, "signArbitrary")) expect(data).toEqual(message)
    const value = base64(cosmosTestAccounts[1]!.keys.cosmos.publicKey)
    wallet.setFault("signArbitrary", async (answer) => ({
      ...((await answer()) as object),
      pub_key: { type: "tendermint/PubKeySecp256k1", value }
    }))
    await expect(kit.cosmos.signArbitrary({ data: message })).rejects.toMatchObject({
      code: "SIGNING_FAILED"
    })
  })

  it("connects on a chain whose keys are Ethereum's", async () => {
    const { wallet, kit, connectorId, account } = await setUp({}, { networks: [withUrls(injective)] })
    await kit.connect({ connectorId })
    expect(account()?.address).toBe(wallet.addressOn("injective-1"))
    const { signature, pubKey } = await kit.cosmos.signArbitrary({ data: "hello" })
    const isValid = verifyADR36Amino(
      "inj",
      account()!.address!,
      "hello",
      bytes(pubKey),
      bytes(signature),
      "ethsecp256k1"
    )
    expect(isValid).toBe(true)
  })

  it("T10 a click reaches the wallet in its own task, also for a switch of networks", async () => {
    const { wallet, kit, connectorId } = await setUp()
    const connecting = kit.connect({ connectorId })
    expect(asked(wallet)).toEqual(["enable"])
    await connecting
    wallet.clearRequests()
    const switching = kit.switchNetwork({ networkId: "cosmos:osmosis-1" })
    expect(asked(wallet)).toEqual(["enable"])
    await switching
    wallet.clearRequests()
    const signing = kit.signMessage({ message: "hello" })
    expect(asked(wallet)).toEqual(["signArbitrary"])
    await signing
  })

  describe.each(dialects)("a chain that %s does not know", (name) => {
    const networks = [withUrls(stargaze, "http://127.0.0.1:1")]

    it("is told to it, with the visitor's permission", async () => {
      const { wallet, kit, connectorId, account } = await setUp({ name }, { networks })
      await kit.connect({ connectorId })
      expect(wallet.chainIds()).toContain("stargaze-1")
      expect(account()?.address).toBe(wallet.addressOn("stargaze-1"))
      expect(account()?.address).toMatch(/^stars1/)
    })

    it("is not connected when the visitor declines it", async () => {
      const policies = { experimentalSuggestChain: "reject" } as const
      const { wallet, kit, connectorId, account } = await setUp({ name, policies }, { networks })
      await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: "CONNECTION_REJECTED" })
      expect(account()?.status).toBe("disconnected")
      expect(wallet.chainIds()).not.toContain("stargaze-1")
    })

    it("is switched to, or not", async () => {
      const setting = await setUp({ name }, { networks: [withUrls(cosmosHub), ...networks] })
      const { wallet, kit, connectorId, account, networkId } = setting
      await kit.connect({ connectorId })
      wallet.setPolicy("reject", "experimentalSuggestChain")
      const switching = () => kit.switchNetwork({ networkId: "cosmos:stargaze-1" })
      await expect(switching()).rejects.toMatchObject({ code: "NETWORK_SWITCH_REJECTED" })
      expect([networkId(), account()?.address]).toEqual([
        "cosmos:cosmoshub-4",
        wallet.addressOn("cosmoshub-4")
      ])
      wallet.setPolicy("approve", "experimentalSuggestChain")
      await switching()
      expect([networkId(), account()?.address]).toEqual(["cosmos:stargaze-1", wallet.addressOn("stargaze-1")])
    })
  })

  it("a chain that can neither be known nor told makes room for the next network", async () => {
    const { cosmos: _, ...mute } = withUrls(stargaze)
    const networks = [mute, withUrls(osmosis)]
    const { wallet, kit, connectorId, networkId } = await setUp({}, { networks })
    await kit.connect({ connectorId })
    expect(networkId()).toBe("cosmos:osmosis-1")
    expect(wallet.chainIds()).not.toContain("stargaze-1")
    const alone = await setUp({}, { networks: [mute] })
    await expect(alone.kit.connect({ connectorId })).rejects.toMatchObject({ code: "CONNECTION_FAILED" })
  })

  it.each(dialects)("what the visitor declines in %s is an outcome, each time", async (name) => {
    const { wallet, kit, connectorId, account } = await setUp({ name, policy: "reject" })
    await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: "CONNECTION_REJECTED" })
    expect(account()?.status).toBe("disconnected")
    wallet.setPolicy("approve")
    await kit.connect({ connectorId })
    wallet.setPolicy("reject")
    await expect(kit.signMessage({ message: "hello" })).rejects.toMatchObject({ code: "SIGNING_REJECTED" })
    await expect(kit.switchNetwork({ networkId: "cosmos:osmosis-1" })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_REJECTED"
    })
  })

  it("T08 a question without an answer is cancelled, and its late answer dropped", async () => {
    const { wallet, kit, connectorId, account } = await setUp({ policy: "hang" })
    const cancelling = new AbortController()
    const connecting = kit.connect({ connectorId }, { signal: cancelling.signal })
    cancelling.abort()
    await expect(connecting).rejects.toMatchObject({ code: "CANCELLED" })
    wallet.pending().forEach((request) => request.approve())
    await settled()
    expect(account()?.status).toBe("disconnected")
  })

  describe("T08 a wallet whose getKey answers with", () => {
    it.each(oddCosmosKeys)("$name ($fate)", async ({ fate, change }) => {
      const { wallet, kit, connectorId, account } = await setUp()
      wallet.setFault("getKey", async (answer) => change((await answer()) as never))
      const connecting = kit.connect({ connectorId })
      if (fate === "refused") {
        await expect(connecting).rejects.toMatchObject({ code: "CONNECTION_FAILED" })
        expect(account()?.status).toBe("disconnected")
      } else {
        await connecting
        expect(account()?.address).toBe(wallet.addressOn("cosmoshub-4"))
        expect([undefined, base64(cosmosTestAccounts[0]!.keys.cosmos.publicKey)]).toContain(
          account()?.allAccounts[0]?.publicKey
        )
      }
    })
  })

  describe("T06 at the place of a wallet,", () => {
    it.each(malformedCosmosProviders)("$name ($fate)", async (malformed) => {
      const window = new EventTarget()
      const genuine = createCosmosWallet({ name: "leap" })
      const wallet = createCosmosWallet()
      genuine.announce(window as never)
      if (malformed.fate === "clash") wallet.announce(window as never)
      announceMalformedCosmos(wallet, malformed, window as never)
      const { kit, connectors } = await open(window)
      const ids = connectors().map(({ id }) => id)
      // One bad wallet never hides the others, and an object is one entry.
      if (malformed.fate === "dropped") expect(ids).toEqual(["cosmos:leap"])
      if (malformed.fate === "shown") expect(ids).toEqual(["cosmos:keplr", "cosmos:leap"])
      if (malformed.fate === "clash") {
        const listed: Readonly<Record<string, ReadonlyArray<string>>> = {
          keplr: ["cosmos:keplr", "cosmos:leap"],
          leap: ["cosmos:leap"],
          "cosmostation.providers.keplr": ["cosmos:leap", "cosmos:cosmostation"]
        }
        expect(ids).toEqual(listed[malformed.path!])
      }
      await kit.connect({ connectorId: ids.at(-1)! })
    })
  })

  it("signing without signArbitrary is a typed failure", async () => {
    const window = new EventTarget()
    const { provider } = createCosmosWallet()
    const { enable, getKey } = provider
    Object.assign(window, { keplr: { enable, getKey } })
    const { kit } = await open(window)
    await kit.connect({ connectorId: "cosmos:keplr" })
    await expect(kit.signMessage({ message: "hello" })).rejects.toMatchObject({ code: "SIGNING_FAILED" })
    await kit.disconnect()
  })

  describe("after a reload", () => {
    it("restores a session, and asks nobody for permission", async () => {
      const storage = memoryStorage()
      const { window, wallet, kit, connectorId } = await setUp({}, { storage })
      await kit.connect({ connectorId })
      await kit.switchNetwork({ networkId: "cosmos:osmosis-1" })
      await kit.dispose()
      wallet.clearRequests()
      wallet.setPolicy("reject")
      const { account, networkId } = await open(window, { storage })
      await vi.waitFor(() => expect(account()?.status).toBe("connected"))
      expect([networkId(), account()?.address]).toEqual(["cosmos:osmosis-1", wallet.addressOn("osmosis-1")])
      expect(asked(wallet)).toEqual(["getKey"])
    })

    it("asks nothing on a chain that the wallet never let it use", async () => {
      const storage = memoryStorage()
      const { window, wallet, kit, connectorId } = await setUp({}, { storage })
      await kit.connect({ connectorId })
      await kit.dispose()
      wallet.clearRequests()
      const { kit: reopened, account } = await open(window, { storage, networks: [withUrls(osmosis)] })
      await vi.waitFor(() => expect(reopened.getSnapshot().connection.settled).toBe(true))
      expect(account()?.status).toBe("disconnected")
      expect(asked(wallet)).toEqual([])
    })

    it("ends quietly when the permission was revoked, and does not ask again", async () => {
      const storage = memoryStorage()
      const { window, wallet, kit, connectorId } = await setUp({}, { storage })
      await kit.connect({ connectorId })
      await kit.dispose()
      wallet.revoke()
      wallet.setPolicy("reject")
      for (const expected of [["getKey"], []]) {
        wallet.clearRequests()
        const { kit: reopened, account } = await open(window, { storage })
        await vi.waitFor(() => expect(reopened.getSnapshot().connection.settled).toBe(true))
        expect(account()?.status).toBe("disconnected")
        expect(asked(wallet)).toEqual(expected)
        expect(storage.get("cosmos:enabled_chains:keplr")).toBeUndefined()
        await reopened.dispose()
      }
    })
  })

  describe("another account in the wallet", () => {
    it.each(dialects)("T09 is followed in %s, on the network that the kit is on", async (name) => {
      const { wallet, kit, connectorId, account } = await setUp({ name })
      await kit.connect({ connectorId })
      await kit.switchNetwork({ networkId: "cosmos:osmosis-1" })
      wallet.setAccounts(["Account 2"])
      await vi.waitFor(() => expect(account()?.address).toBe(wallet.addressOn("osmosis-1", "Account 2")))
    })

    it("T09 a flood of events costs two reads", async () => {
      const { wallet, kit, connectorId, account } = await setUp()
      await kit.connect({ connectorId })
      wallet.clearRequests()
      for (let count = 0; count < 5_000; count++) wallet.emit()
      await vi.waitFor(() => expect(asked(wallet)).toHaveLength(2))
      expect(account()?.status).toBe("connected")
    })

    it("T09 a wallet that answers no more has ended the session, and nothing is heard of it later", async () => {
      const { wallet, kit, connectorId, account } = await setUp()
      await kit.connect({ connectorId })
      wallet.revoke()
      wallet.setPolicy("reject")
      wallet.emit()
      await vi.waitFor(() => expect(account()?.status).toBe("disconnected"))
      expect(wallet.listenerCount()).toBe(0)
    })

    it("T09 a wallet that gives an address of another network has ended the session", async () => {
      const { wallet, kit, connectorId, account } = await setUp()
      await kit.connect({ connectorId })
      wallet.setFault("getKey", async () => ({ bech32Address: wallet.addressOn("osmosis-1") }))
      wallet.emit()
      await vi.waitFor(() => expect(account()?.status).toBe("disconnected"))
    })
  })

  it("ends what an offline signer is asked for when the plugin is removed, and hears the wallet no more", async () => {
    const { wallet, kit, connectorId, account } = await setUp()
    await kit.connect({ connectorId })
    const signer = await kit.cosmos.getOfflineSigner()
    wallet.setPolicy("hang")
    const signing = signer.signAmino(account()!.address!, {
      chain_id: "cosmoshub-4",
      account_number: "0",
      sequence: "0",
      fee: { amount: [], gas: "1" },
      msgs: [{ type: "test/Msg", value: {} }],
      memo: ""
    })
    const ended = signing.catch((error: unknown) => error)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    await kit.remove("cosmos")
    expect(await ended).toMatchObject({ code: "NOT_CONNECTED" })
    expect(wallet.listenerCount()).toBe(0)
    await expect(signer.signAmino(account()?.address ?? "", {} as never)).rejects.toMatchObject({
      code: "NOT_CONNECTED"
    })
  })
})

describe("the declaration", () => {
  it("T32 names the networks' own URLs as hosts only where the app asked for them, or they are on loopback", () => {
    const origins = (plugin: ReturnType<typeof cosmos>) => plugin.hosts?.map(({ origin }) => origin)
    expect(origins(cosmos())).toEqual(["<customRpcUrls>", "<loopback URLs of networks>"])
    expect(origins(cosmos({ publicRpc: true }))).toEqual(["<customRpcUrls>", "<networks>"])
  })

  it("brings no Effect with the page, and neither CosmJS nor what talks to wallets with the engine", () => {
    const behind = (file: string) => [...reachable(`plugins/cosmos/src/${file}`).keys()]
    expect(behind("index.ts").filter((target) => /^(effect|@cosmjs)/.test(target))).toEqual([])
    const engine = behind("module.ts")
    expect(engine.filter((target) => /^@cosmjs|\/(api|provider)\/|nativeBalance/.test(target))).toEqual([])
    expect(engine).toContain("plugins/cosmos/src/connectors/watchForWallets.ts")
  })
})
