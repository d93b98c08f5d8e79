import { once } from "node:events"
import { createServer } from "node:net"
import { ApiPromise, HttpProvider, Keyring, WsProvider } from "@polkadot/api"
import { decodeAddress, encodeAddress } from "@polkadot/util-crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Signer } from "@polkadot/api/types"
import { createPolkadotWallet } from "../wallet/createPolkadotWallet.ts"
import { encodePayload } from "../wallet/encodePayload.ts"
import type { InjectedEntry } from "../wallet/InjectedExtension.ts"
import { polkadotAccounts } from "../wallet/polkadotAccounts.ts"
import type { PolkadotWalletOptions } from "../wallet/PolkadotWallet.ts"
import { signerPayload } from "../wallet/SignerPayload.ts"
import { findChopsticks } from "./findChopsticks.ts"
import { amountEach, holders, networks } from "./networks.ts"
import { startPolkadot, type PolkadotPart } from "./startPolkadot.ts"

const [aliceAddress, bobAddress] = holders

let part: PolkadotPart
const apis = new Map<string, Promise<ApiPromise>>()

const start = async (options?: { readonly port: number }) => {
  const started = await startPolkadot(options)
  if ("missing" in started) throw new Error(`${started.package} is not installed`)
  return started
}

// The library's own types do not agree with each other under exactOptionalPropertyTypes.
const open = (provider: WsProvider | HttpProvider) =>
  ApiPromise.create({ provider: provider as never, noInitWarn: true })

const connect = (caipNetworkId: string) => {
  const { wsUrl } = part.network(caipNetworkId)
  const api = apis.get(wsUrl) ?? open(new WsProvider(wsUrl))
  apis.set(wsUrl, api)
  return api
}

const free = async (api: ApiPromise, address: string) =>
  (
    (await api.query["system"]!["account"]!(address)) as unknown as { data: { free: { toBigInt(): bigint } } }
  ).data.free.toBigInt()

const [polkadot, kusama] = networks as [(typeof networks)[0], (typeof networks)[0]]

let alice: ReturnType<Keyring["addFromUri"]>

beforeAll(async () => {
  part = await start()
  alice = new Keyring({ type: "sr25519" }).addFromUri("//Alice")
})

afterAll(async () => {
  await Promise.all([...apis.values()].map(async (api) => (await api).disconnect()))
  await part?.stop()
})

const transfer = (api: ApiPromise, to: string, planck: bigint) =>
  api.tx["balances"]!["transferKeepAlive"]!(to, planck)

/** Resolves once the transaction is in a block, with the dispatch error if it had one. */
const included = (api: ApiPromise, to: string, planck: bigint, signer = alice) =>
  new Promise<string | undefined>((resolve, reject) => {
    transfer(api, to, planck)
      // -1 asks the node: what the library remembers of the account comes a moment later.
      .signAndSend(signer, { nonce: -1 }, ({ status, dispatchError }) => {
        if (status.isInBlock || status.isFinalized) resolve(dispatchError?.toString())
      })
      .catch(reject)
  })

describe("the networks", () => {
  it("are healthy and say which runtime stands behind them", async () => {
    expect(await part.health()).toEqual(
      networks.map(({ name }) => ({
        name: expect.stringContaining(name),
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
        healthy: true,
        detail: expect.stringMatching(/^statemine\/900, block \d+$/)
      }))
    )
    for (const network of part.networks) {
      const api = await connect(network.caipNetworkId)
      const { specName, specVersion, nativeCurrency, ss58Format } = network.runtime
      expect(api.genesisHash.toHex()).toBe(network.genesisHash)
      expect(network.caipNetworkId).toBe(`polkadot:${network.genesisHash.slice(2, 34)}`)
      expect(api.runtimeVersion.specName.toString()).toBe(specName)
      expect(api.runtimeVersion.specVersion.toNumber()).toBe(specVersion)
      expect(api.registry.chainTokens).toEqual([nativeCurrency.symbol])
      expect(api.registry.chainDecimals).toEqual([nativeCurrency.decimals])
      expect(api.consts["system"]!["ss58Prefix"]!.toJSON()).toBe(ss58Format)
    }
  })

  it("answer pages of any origin, over HTTP and with a preflight", async () => {
    const url = part.network(polkadot.caipNetworkId).rpcUrl
    const origin = "http://page.localhost:4321"
    const preflight = await fetch(url, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type"
      }
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*")
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/\*|content-type/i)
    const answer = await fetch(url, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "system_properties", params: [] })
    })
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    expect(await answer.json()).toMatchObject({ result: { tokenSymbol: "ROC", tokenDecimals: 12 } })
  })

  it("serve a client that only speaks HTTP", async () => {
    const api = await open(new HttpProvider(part.network(kusama.caipNetworkId).rpcUrl))
    expect(await free(api, bobAddress)).toBe(amountEach)
    await api.disconnect()
  })

  it("are told apart by id", () => {
    expect(() => part.network("polkadot:e143f23803ac50e8f6f8e62695d1ce9e")).toThrow(RangeError)
  })
})

describe("a transfer", () => {
  it("is executed by the runtime, on its network alone", async () => {
    const [here, there] = [await connect(polkadot.caipNetworkId), await connect(kusama.caipNetworkId)]
    const to = new Keyring({ type: "sr25519" }).addFromUri("//transfer").address
    expect(await included(here, to, 5n * 10n ** 12n)).toBeUndefined()
    expect(await free(here, to)).toBe(5n * 10n ** 12n)
    expect(await free(here, aliceAddress)).toBeLessThan(amountEach - 5n * 10n ** 12n)
    expect(await free(there, to)).toBe(0n)
    expect(await free(there, aliceAddress)).toBe(amountEach)
  })

  it.each([
    ["broken", (signature: string) => signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"))],
    // What the node would take for every key's signature if it were told to.
    ["the node's own for tests", () => `deadbeef${"cd".repeat(60)}`]
  ])("is refused when its signature is %s", async (_, change) => {
    const api = await connect(polkadot.caipNetworkId)
    const signed = await transfer(api, bobAddress, 1n).signAsync(alice, { nonce: -1 })
    const signature = signed.signature.toHex().slice(2)
    expect(signature).toHaveLength(128)
    const changed = signed.toHex().replace(signature, change(signature))
    expect(changed).not.toBe(signed.toHex())
    const { rpc } = part.network(polkadot.caipNetworkId)
    await expect(rpc("author_submitExtrinsic", [changed])).rejects.toThrow(/invalid|BadProof/i)
  })

  it("is refused when it was signed for the other network", async () => {
    const api = await connect(polkadot.caipNetworkId)
    const nonce = await api.rpc.system.accountNextIndex(bobAddress)
    const bob = new Keyring({ type: "sr25519" }).addFromUri("//Bob")
    const signed = await transfer(api, aliceAddress, 10n ** 12n).signAsync(bob, { nonce, era: 0 })
    const elsewhere = part.network(kusama.caipNetworkId)
    await expect(elsewhere.rpc("author_submitExtrinsic", [signed.toHex()])).rejects.toThrow(
      /invalid|BadProof/i
    )
    const here = part.network(polkadot.caipNetworkId)
    expect(await here.rpc("author_submitExtrinsic", [signed.toHex()])).toMatch(/^0x[0-9a-f]{64}$/)
  })
})

describe("funding", () => {
  it("gives a new account what it can spend", async () => {
    const api = await connect(polkadot.caipNetworkId)
    const carol = new Keyring({ type: "ed25519" }).addFromUri("//funded")
    await part.fund(carol.address, 3n * 10n ** 12n, polkadot.caipNetworkId)
    expect(await free(api, carol.address)).toBe(3n * 10n ** 12n)
    expect(await free(await connect(kusama.caipNetworkId), carol.address)).toBe(0n)
    expect(await included(api, bobAddress, 10n ** 12n, carol)).toBeUndefined()
  })

  it("adds to what is there, keeps the nonce, and takes any prefix", async () => {
    const api = await connect(polkadot.caipNetworkId)
    await included(api, bobAddress, 10n ** 12n)
    const [before, nonce] = [
      await free(api, aliceAddress),
      await api.rpc.system.accountNextIndex(aliceAddress)
    ]
    const onPolkadot = encodeAddress(decodeAddress(aliceAddress), 0)
    await Promise.all([part.fund(onPolkadot, 7n), part.fund(aliceAddress, 2n ** 70n)])
    expect(await free(api, aliceAddress)).toBe(before + 7n + 2n ** 70n)
    expect((await api.rpc.system.accountNextIndex(aliceAddress)).toNumber()).toBe(nonce.toNumber())
    expect(nonce.toNumber()).toBeGreaterThan(0)
  })

  it("reaches clients that listen", async () => {
    const api = await connect(polkadot.caipNetworkId)
    const { address } = new Keyring({ type: "sr25519" }).addFromUri("//listening")
    const seen: string[] = []
    const unsubscribe = (await api.query["system"]!["account"]!(address, (account: { toJSON(): unknown }) => {
      seen.push(JSON.stringify(account.toJSON()))
    })) as unknown as () => void
    await expect.poll(() => seen.length).toBe(1)
    await part.fund(address, 10n ** 12n)
    await expect.poll(() => seen.at(-1)).toContain(`"free":${10n ** 12n}`)
    unsubscribe()
  })

  it("refuses what is no address", async () => {
    await expect(part.fund("5Grwva", 1n)).rejects.toThrow()
    await expect(part.fund(aliceAddress, 1n, "polkadot:0")).rejects.toThrow(RangeError)
  })
})

describe("the virtual wallet", () => {
  const open = async (options: PolkadotWalletOptions = {}) => {
    const page: { injectedWeb3?: Record<string, InjectedEntry> } = {}
    const wallet = createPolkadotWallet({
      shared: polkadotAccounts.map(({ address }) => address),
      ...options
    })
    wallet.announce(page)
    const extension = await page.injectedWeb3!["polkadot-js"]!.enable!("Test")
    return { wallet, signer: extension.signer as unknown as Signer }
  }

  const send = (api: ApiPromise, from: string, options: object, remark?: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const call =
        remark === undefined
          ? transfer(api, bobAddress, 10n ** 12n)
          : api.tx["system"]!["remarkWithEvent"]!(remark)
      call
        .signAndSend(from, { nonce: -1, ...options }, ({ status, dispatchError }) => {
          if (status.isInBlock || status.isFinalized) resolve(dispatchError?.toString())
        })
        .catch(reject)
    })

  it.each(polkadotAccounts)("pays with $name", async ({ address }) => {
    const api = await connect(polkadot.caipNetworkId)
    const { wallet, signer } = await open()
    await part.fund(address, 20n * 10n ** 12n, polkadot.caipNetworkId)
    const before = await free(api, bobAddress)
    expect(await send(api, address, { signer })).toBeUndefined()
    if (address !== bobAddress) expect(await free(api, bobAddress)).toBe(before + 10n ** 12n)
    expect(await send(api, address, { signer, tip: 2n ** 33n, era: 0 })).toBeUndefined()
    // Longer than 256 bytes: signed by its hash.
    expect(await send(api, address, { signer }, "x".repeat(400))).toBeUndefined()
    expect(wallet.requests().filter(({ outcome }) => outcome === "resolved")).toHaveLength(4)
  })

  it("is refused by the runtime when it signs for another network", async () => {
    const [here, there] = [await connect(polkadot.caipNetworkId), await connect(kusama.caipNetworkId)]
    const { signer } = await open()
    const elsewhere = { signer, genesisHash: there.genesisHash, era: 0 }
    await expect(send(here, aliceAddress, elsewhere)).rejects.toThrow(/invalid|BadProof/i)
  })

  it("leaves a rejection to the page", async () => {
    const api = await connect(polkadot.caipNetworkId)
    const { signer } = await open({ policies: { "signer.signPayload": "reject" } })
    await expect(send(api, aliceAddress, { signer })).rejects.toThrow("Cancelled")
  })

  it("encodes every standard extension as the library does", async () => {
    const api = await connect(polkadot.caipNetworkId)
    const Registry = api.registry.constructor as new () => typeof api.registry
    const hash = (byte: string) => `0x${byte.repeat(32)}` as const
    const standard = [
      ["CheckNonZeroSender", "CheckSpecVersion", "CheckTxVersion", "CheckGenesis", "CheckMortality"],
      ["CheckNonce", "CheckWeight", "ChargeTransactionPayment", "PrevalidateAttests", "CheckMetadataHash"]
    ]
    const lists = [
      standard.flat(),
      standard.flat().toReversed(),
      [...standard[0]!, "CheckNonce", "CheckWeight", "ChargeAssetTxPayment", "CheckMetadataHash"],
      ["SkipCheckIfFeeless", ...standard.flat(), "WeightReclaim"],
      ["CheckVersion", "CheckGenesis", "CheckEra", "CheckNonce", "CheckWeight", "ChargeTransactionPayment"],
      []
    ]
    const numbers = [0n, 1n, 63n, 64n, 16_383n, 16_384n, 2n ** 30n - 1n, 2n ** 30n, 2n ** 32n - 1n]
    const tips = [...numbers, 2n ** 64n, 2n ** 128n - 1n]
    let compared = 0
    for (const signedExtensions of lists) {
      for (const [index, tip] of tips.entries()) {
        const payload = {
          address: aliceAddress,
          method: `0x0a03${"ab".repeat(index * 20)}`,
          genesisHash: hash("91"),
          blockHash: hash("b1"),
          blockNumber: "0x00000001",
          era: index % 2 === 0 ? "0x00" : "0xe500",
          nonce: `0x${numbers[index % numbers.length]!.toString(16).padStart(8, "0")}`,
          tip: `0x${tip.toString(16).padStart(32, "0")}`,
          specVersion: "0x000f4dfb",
          transactionVersion: "0x0000001a",
          signedExtensions,
          version: 4,
          assetId: null,
          mode: index % 2,
          metadataHash: index % 2 === 1 ? hash("cd") : null,
          withSignedTransaction: true
        }
        const registry = new Registry()
        registry.setSignedExtensions(signedExtensions)
        const theirs = registry
          .createType("ExtrinsicPayload", payload, { version: 4 })
          .toU8a({ method: true })
        const ours = encodePayload(signerPayload(payload, "payload"))
        expect(Buffer.from(ours).toString("hex")).toBe(Buffer.from(theirs).toString("hex"))
        compared++
      }
    }
    expect(compared).toBe(66)
  })
})

describe("the end", () => {
  it("leaves no process and may come twice", async () => {
    const short = await start()
    expect(process.kill(short.pid, 0)).toBe(true)
    await short.stop()
    await short.stop()
    expect(() => process.kill(short.pid, 0)).toThrow(/ESRCH/)
  }, 90_000)

  it("comes at once when a port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1")
    await once(taken, "listening")
    const { port } = taken.address() as { port: number }
    await expect(startPolkadot({ port: port - 1 })).rejects.toThrow(/in use|ended/)
    taken.close()
  }, 90_000)
})

describe("missing software", () => {
  it.each(["@acala-network/chopsticks", "@substrate/connect-known-chains"])("is named: %s", (missing) => {
    const resolve = (name: string) => {
      if (name === missing) throw new Error("Cannot find module")
      return `/${name}/index.js`
    }
    expect(findChopsticks(resolve)).toEqual({ found: false, package: missing })
  })

  it("is not reported when all is there", () => {
    expect(findChopsticks()).toEqual({ found: true })
  })
})
