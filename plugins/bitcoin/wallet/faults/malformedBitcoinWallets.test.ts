import { describe, expect, it } from "vitest"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"
import { bitcoinAnswerLies } from "./bitcoinAnswerLies.ts"
import { bitcoinEventLies, tellBitcoinEventLies } from "./bitcoinEventLies.ts"
import { announceMalformedBitcoin, malformedBitcoinWallets } from "./malformedBitcoinWallets.ts"

/** What is on a place, without reading it: a getter may throw. */
const shape = (place: object) => JSON.stringify(Object.getOwnPropertyNames(place).toSorted())

describe("the malformed Bitcoin wallets", () => {
  it("have names of their own, and each kind and fate has some", () => {
    const names = malformedBitcoinWallets.map((malformed) => malformed.name)
    expect(new Set(names).size).toBe(names.length)
    for (const kind of ["standard", "satsConnect", "leather", "unisat", "okx"]) {
      const fates = malformedBitcoinWallets.filter((each) => each.kind === kind).map((each) => each.fate)
      expect(new Set(fates)).toContain("dropped")
      expect(new Set(fates)).toContain("clash")
    }
  })

  it.each(malformedBitcoinWallets)(
    "$name: is put on the page without a fault, and taken away",
    (malformed) => {
      const place = new EventTarget()
      const registered: unknown[] = []
      place.addEventListener("wallet-standard:register-wallet", (event) => {
        const register = (...wallets: readonly unknown[]) => {
          registered.push(...wallets)
          return () => void registered.splice(0)
        }
        ;(event as CustomEvent<(api: object) => void>).detail({ register })
      })
      const before = shape(place)
      const wallet = createBitcoinWallet({ provider: malformed.kind })
      const undo = announceMalformedBitcoin(malformed, wallet, place)
      if (malformed.kind === "standard") expect(registered.length).toBeGreaterThan(0)
      else expect(shape(place)).not.toBe(before)
      undo()
      expect(registered).toEqual([])
      expect(Object.getOwnPropertyNames(place).filter((name) => name !== "btc_providers")).toEqual([])
      expect(wallet.requests()).toEqual([])
    }
  )
})

describe("the lies about answers", () => {
  it("have names of their own, for each kind", () => {
    const names = bitcoinAnswerLies.map((lie) => lie.name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(bitcoinAnswerLies.map((lie) => lie.kind)).size).toBe(5)
  })

  it("are told instead of the truth", async () => {
    const wallet = createBitcoinWallet({ provider: "unisat" })
    bitcoinAnswerLies.find((lie) => lie.name === "unisat: an address of Testnet")!.tell(wallet)
    expect(await wallet.provider.requestAccounts()).toEqual(["tb1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelvmc7t8"])
    expect(wallet.accounts()).toEqual([])
  })

  it.each(bitcoinAnswerLies)("$name: is told without a fault of its own", async (lie) => {
    const wallet = createBitcoinWallet({ provider: lie.kind })
    lie.tell(wallet)
    const provider = wallet.provider as any
    const answers = {
      standard: () => provider.features["bitcoin:connect"].connect({ purposes: ["payment"] }),
      satsConnect: () => provider.request("wallet_connect"),
      leather: () => provider.request("getAddresses"),
      unisat: () => provider.requestAccounts(),
      okx: () => provider.bitcoin.connect()
    }
    await expect(answers[lie.kind]().then(() => "told")).resolves.toBe("told")
  })
})

describe("the lies in events", () => {
  it.each(["standard", "satsConnect", "unisat", "okx"] as const)("are all told by %s", (kind) => {
    const wallet = createBitcoinWallet({ provider: kind })
    const provider = wallet.provider as any
    const emitter = {
      standard: provider.features?.["standard:events"],
      okx: provider.bitcoin,
      unisat: provider
    }
    const lies = bitcoinEventLies.filter((lie) => lie.kind === kind)
    let heard = 0
    for (const event of new Set(lies.map((lie) => lie.event))) {
      if (kind === "satsConnect") provider.addListener(event, () => heard++)
      else emitter[kind].on(event, () => heard++)
    }
    tellBitcoinEventLies(wallet)
    expect(heard).toBe(lies.length)
    expect(lies.length).toBeGreaterThan(8)
  })
})
