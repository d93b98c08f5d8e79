import {
  createKit,
  definePlugin,
  formatAmount,
  memoryStorage,
  onrampSourcesOn,
  swapSourcesOn,
  type KitError,
  type Network,
  type SetupHost
} from "@latchkey/core"
import {
  history,
  nameRegistry,
  nameResolution,
  prices,
  tokenBalances,
  type ContractCalls,
  type HistoryTransfer
} from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import { base, mainnet, polygon } from "@latchkey/evm/networks"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import * as Effect from "effect/Effect"
import { getAddress, isAddress } from "viem"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { fixture, publicService, type Answers, type Fixture } from "../support/publicService.ts"
import { codeOr, openServices } from "../../../tests/support/serviceFixtures.ts"
import { describeCall } from "../../evm/src/call/describeCall.ts"
import { cloud } from "./index.ts"
import { publicRpcUrls } from "./rpc/publicRpcUrls.ts"
import { decodeUnoswap } from "./swap/decodeUnoswap.ts"

const projectId = "0".repeat(32)
/** Of the fixtures' networks, and one more, of which the service is asked whatever it answers. */
const chains = ((): Fixture["response"] => {
  const { response } = fixture("supported-chains-ok")
  const { http } = response.body as { readonly http: ReadonlyArray<string> }
  return { ...response, body: { http: [...http, solanaDevnet.caipNetworkId], ws: [] } }
})()

/** What no part of the kit asks for, and why. */
const elsewhere: Readonly<Record<string, ReadonlyArray<string>>> = {
  "wallets ask a bundler, pages do not": ["bundler-method-refused", "bundler-receipt-null"],
  "a payment over chains is the swaps' own, and a plan's limits are its owner's": [
    "transfers-quote-ok",
    "transfers-status-pending",
    "limits-ok"
  ],
  "nobody measures what visitors do": ["analytics-config-ok"],
  "approvals are the kit's own, and read from the chain": [
    "convert-allowance-token-unknown",
    "convert-allowance-unlimited",
    "convert-build-approve-wrong-target"
  ],
  "the exchange's page refuses every link that was not made with a key of the site's own": [
    "onramp-url-fraction",
    "onramp-url-ok",
    "onramp-url-short-user"
  ],
  "who sells is named by each offer": ["onramp-providers-ok"]
}

afterEach(() => vi.unstubAllGlobals())

/** A kit whose cloud is the public services, and these answer so. */
const open = async (
  answers: Answers,
  served: () => Fixture["response"] = () => chains,
  provider = "meld"
) => {
  const service = publicService((asked) => (asked.route === "supported-chains" ? served() : answers(asked)))
  vi.stubGlobal("fetch", service.fetch)
  const hosts: Array<SetupHost<any>> = []
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base, polygon, solanaMainnet, solanaDevnet],
    storage: memoryStorage(),
    plugins: [
      evm(),
      solana(),
      cloud({
        projectId,
        accounts: ["eip155", "solana"],
        names: { zone: "reown.id" },
        swap: "1inch",
        onramp: {
          provider,
          title: "Seller",
          country: "US",
          networks: ["eip155:1", "eip155:8453"],
          pages: ["https://widget.example"]
        }
      }),
      definePlugin({ id: "probe", requires: ["cloud"], setup: (host) => void hosts.push(host) })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return { kit, host: hosts[0]!, ...service }
}

const mainnetId = { caipNetworkId: "eip155:1" } as const

const outcome = <A>(work: Effect.Effect<A, KitError>): Promise<A | string> =>
  Effect.runPromise(Effect.catch(work, ({ code }) => Effect.succeed(code)))

type Opened = Awaited<ReturnType<typeof open>>

const networkOf = ({ kit }: Opened, { request }: Fixture): Network =>
  kit.getNetwork((request.query?.["chainId"] ?? "eip155:1") as `${string}:${string}`) ??
  kit.getNetwork("eip155:1")!
const last = <A>(list: ReadonlyArray<A>) => list.at(-1)!
const addressIn = ({ request }: Fixture) => {
  const address = request.path.split("/").at(3)!
  return isAddress(address) ? getAddress(address) : address
}

describe("S7.13 what the public service says that an account holds", () => {
  const holdings = async (name: string) => {
    const about = fixture(name)
    const opened = await open(({ route }) => (route === "balance" ? about.response : undefined))
    const network = networkOf(opened, about)
    const balances = last(opened.host.capabilitiesOf(network.chainNamespace, tokenBalances))
    const list = await outcome(balances.list({ address: addressIn(about), network }))
    expect(opened.wrongs).toEqual([])
    return typeof list === "string"
      ? list
      : list.map(({ amount }) => `${formatAmount(amount)} ${amount.symbol}`)
  }

  it.each(
    Object.entries({
      "balance-currency-unknown": "HTTP_STATUS",
      "balance-empty": [],
      "balance-empty-blocked-version": [],
      "balance-empty-no-origin": [],
      "balance-empty-no-sv": [],
      "balance-empty-rootstock": [],
      "balance-evm-dune": ["0.75 ETH", "1234.567891 TEA", "3 OAK"],
      "balance-evm-no-coin": ["100 TEA"],
      "balance-evm-polygon": ["10 POL"],
      // One entry, of a chain that the service has no name for.
      "balance-evm-unknown-chain-of-entry": "HTTP_BODY_INVALID",
      "balance-evm-zerion": ["0.75 ETH", "1234.567891 TEA", "3 OAK"],
      "balance-force-update": ["0.74 ETH", "1200 TEA"],
      "balance-force-update-solana": "HTTP_STATUS",
      // The figure that was read anew stands behind the one of before.
      "balance-force-update-twice": ["0.75 ETH", "1200 TEA"],
      "balance-no-currency": "HTTP_STATUS",
      // Another chain's list says nothing of this one.
      "balance-other-chain-from-cache": "HTTP_BODY_INVALID",
      "balance-solana-devnet": "HTTP_BODY_INVALID",
      "balance-solana-dune": ["0.123456789 SOL", "12.5 TEA"],
      "balance-solana-solscan": ["0.123456789 SOL", "12.5 TEA"],
      "balance-unavailable": "HTTP_STATUS",
      "balance-zero-decimals": ["0.75 ETH"]
    })
  )("%s", async (name, told) => expect(await holdings(name)).toEqual(told))
})

describe("S7.05 what the public service says that happened", () => {
  const shownIn = ({ direction, amount, nft, token, isHearsay }: HistoryTransfer) => {
    const sign = { in: "+", out: "-", self: "" }[direction]
    const what = nft?.name ?? `${formatAmount(amount)} ${amount.symbol}`
    // What is told by its name alone stands in quotes.
    return `${sign}${isHearsay === true || (nft !== undefined && nft.collection === undefined) ? `"${what}"` : what}${token ?? ""}`
  }
  const rows = async (name: string) => {
    const about = fixture(name)
    const opened = await open(({ route }) => (route === "history" ? about.response : undefined))
    const network = networkOf(opened, about)
    const [past] = opened.host.capabilitiesOf(network.chainNamespace, history)
    const cursor = about.request.query?.["cursor"]
    const page = await outcome(
      past!.list({ address: addressIn(about), network, ...(cursor === undefined ? {} : { cursor }) })
    )
    expect(opened.wrongs).toEqual([])
    if (typeof page === "string") return page
    if (page.coverage === "none") return "not told of"
    const list = page.transactions.map(({ kind, status, transfers }) =>
      [status === "failed" ? "failed" : kind, ...transfers.map(shownIn)].join(" ")
    )
    return [...list, ...(page.next === undefined ? [] : ["more"])]
  }
  const trade = `trade -"0.25 ETH" +"1234.567891 TEA"`

  it.each(
    Object.entries({
      // Its namespace is not among those that this kit has.
      "history-bitcoin": "HTTP_STATUS",
      // The kit has no such network, so that another one is asked about: the refusal names none that it knows.
      "history-chain-unknown": "HTTP_STATUS",
      "history-cursor-last-page": [`receive +"1 ETH"`],
      "history-empty": "not told of",
      // Asked about one network: those of others are left out.
      "history-evm-all-chains": "not told of",
      "history-evm-extra-fields": [`send -"5 TEA"`],
      // What is not mined is not told of.
      "history-evm-failed-and-pending": ["failed"],
      "history-evm-look-alike-symbols": [`receive +"1000000 USDC"`],
      "history-evm-null-fields": [`contract -"3 OAK" +""`, "contract"],
      "history-evm-page": [trade, `receive +"1 ETH"`, "approve", `mint +"Boat #12"`, "more"],
      "history-evm-unknown-operation": [`contract -"5 TEA"`],
      "history-onramp-unknown": "HTTP_STATUS",
      "history-provider-down": "HTTP_STATUS",
      "history-quota": "HTTP_STATUS",
      "history-rootstock": "not told of",
      // One transaction, movement by movement.
      "history-solana-page": [`trade -"12.5 TEA" +"0.05 SOL"`],
      "history-ton-page": "not told of",
      "history-unauthorized": "HTTP_STATUS",
      "history-undecodable-upstream": "HTTP_STATUS"
    })
  )("%s", async (name, told) => expect(await rows(name)).toEqual(told), 20_000)

  it("history-chain-unknown: a network that the route refuses is one that it tells nothing of", async () => {
    const { response } = fixture("history-chain-unknown")
    const refusal = JSON.parse(
      JSON.stringify(response).replaceAll("eip155:81457", "eip155:137")
    ) as typeof response
    const opened = await open(({ route }) => (route === "history" ? refusal : undefined))
    const [past] = opened.host.capabilitiesOf("eip155", history)
    const request = {
      address: addressIn(fixture("history-chain-unknown")),
      network: opened.kit.getNetwork("eip155:137")!
    }
    for (let times = 0; times < 2; times++)
      expect(await outcome(past!.list(request))).toEqual({ transactions: [], coverage: "none" })
    expect(opened.asked.filter(({ route }) => route === "history")).toHaveLength(1)
  })
})

describe("S7.08 what the public service says that things cost", () => {
  /** The prices of the things of a question, asked of a service that has those of the fixtures: one by one, as it answers. */
  const costs = async (name: string, others: Readonly<Record<string, Fixture["response"]>> = {}) => {
    const { request, response } = fixture(name)
    const { addresses, currency } = request.body as { addresses: Array<string>; currency: string }
    const unknown = fixture("price-asset-unknown").response
    const opened = await open(({ route, body }) => {
      if (route !== "price") return undefined
      const [address] = body["addresses"] as Array<string>
      return others[address!] ?? (address?.toLowerCase() === addresses[0]?.toLowerCase() ? response : unknown)
    })
    const [namespace, reference] = (addresses[0] ?? "eip155:1").split(":")
    const isWhole = (text: string): text is `${string}:${string}:${string}` => text.split(":").length === 3
    const list = await outcome(
      last(opened.host.capabilitiesOf(namespace!, prices))?.list({
        network: opened.kit.getNetwork(`${namespace!}:${reference!}`) ?? opened.kit.getNetwork("eip155:1")!,
        tokens: addresses.filter((text) => isWhole(text) && !/0xe{40}$|:So1+$/.test(text)) as Array<any>,
        currency: currency.toUpperCase()
      }) ?? Effect.succeed([])
    )
    expect(opened.wrongs).toEqual([])
    return typeof list === "string"
      ? list
      : list.map(
          ({ token, price }) =>
            `${token === undefined ? "coin" : "token"} ${formatAmount(price)} ${price.symbol}`
        )
  }
  const [, tea, oak] = (fixture("price-first-only").request.body as { addresses: Array<string> }).addresses
  const told = (address: string, price: number) => ({
    status: 200,
    body: { fungibles: [{ address, name: "Tea", symbol: "TEA", iconUrl: "", price, decimals: 6 }] }
  })

  it.each(
    Object.entries({
      "price-asset-unknown": [],
      "price-no-address": [],
      "price-plain-address": [],
      "price-provider-down": "HTTP_STATUS",
      "price-solana": ["coin 150.25 USD"],
      "price-solana-eur": [],
      "price-spelling-kept": ["token 0.60741 USD"],
      // One that could not be read.
      "price-zero": []
    })
  )("%s", async (name, list) => {
    const spelled = fixture("price-spelling-kept")
    expect(
      await costs(
        name,
        name === "price-spelling-kept"
          ? {
              [tea!]: {
                ...spelled.response,
                body: {
                  fungibles: [
                    { ...(spelled.response.body as { fungibles: [object] }).fungibles[0], address: tea }
                  ]
                }
              }
            }
          : {}
      )
    ).toEqual(list)
  })

  it("price-first-only: three things are three questions", async () => {
    expect(await costs("price-first-only", { [tea!]: told(tea!, 0.60741), [oak!]: told(oak!, 2) })).toEqual([
      "coin 3000.12 USD",
      "token 0.60741 USD",
      "token 2 USD"
    ])
  })
})

describe("which networks the public service serves", () => {
  it.each(
    Object.entries({
      "supported-chains-ok": [],
      // Nothing is known then, and it is asked again with the next question.
      "supported-chains-empty": "CLOUD_NETWORK_UNSUPPORTED",
      "supported-chains-rate-limited": "HTTP_UNREACHABLE"
    })
  )("%s", async (name, told) => {
    let times = 0
    const opened = await open(
      () => fixture("balance-empty").response,
      () => (times++ < 2 ? fixture(name).response : chains)
    )
    const ask = () =>
      outcome(
        last(opened.host.capabilitiesOf("eip155", tokenBalances)).list({
          address: `0x${"1".repeat(40)}`,
          network: opened.kit.getNetwork("eip155:1")!
        })
      )
    expect(await ask()).toEqual(told)
    if (name === "supported-chains-empty") await ask()
    expect(await ask()).toEqual([])
    expect(opened.wrongs).toEqual([])
  })
})

describe("S7.04, S7.14 to S7.17 what the public service says of names", () => {
  const own = "0x3765c8e049bae139f372f458940893e79ff32f08"
  const openNames = async (answers: Answers, networkId: `${string}:${string}` = "eip155:1") => {
    const opened = await open(answers)
    const network = opened.kit.getNetwork(networkId)!
    const sources = opened.host.capabilitiesOf("eip155", nameResolution)
    const service = sources.find(({ zones }) => zones?.includes("reown.id"))!
    const reader = await Effect.runPromise(service.reader)
    return {
      ...opened,
      query: { network, networks: [network] },
      reader,
      registry: opened.host.capabilitiesOf("eip155", nameRegistry)[0]!
    }
  }
  it.each(
    Object.entries({
      "identity-cached-without-resolved-at": ["alice.example.eth", undefined],
      "identity-ens": ["alice.example.eth", "https://pictures.example/alice.png"],
      // Where no identities are told, the service's own names may be.
      "identity-internal-error": [undefined, "HTTP_STATUS"],
      "identity-invalid-address": [undefined, "HTTP_STATUS"],
      "identity-none": [undefined, undefined],
      "identity-own-name": ["bob.reown.id", undefined],
      "identity-provider-down": [undefined, "HTTP_STATUS"],
      "identity-solana": [undefined, undefined]
    })
  )(
    "%s",
    async (name, told) => {
      const { response } = fixture(name)
      const none = fixture("profile-reverse-none").response
      const { reader, query, wrongs } = await openNames(({ route }) =>
        route === "identity" ? response : none
      )
      const request = { ...query, address: own }
      expect([await outcome(reader.reverse(request)), await outcome(reader.picture!(request))]).toEqual(told)
      expect(wrongs).toEqual([])
    },
    20_000
  )

  it.each(
    Object.entries({
      "profile-lookup-not-found-v1": undefined,
      "profile-lookup-not-found-v2": undefined,
      "profile-lookup-null-attributes": own,
      "profile-lookup-ok": own,
      "profile-lookup-other-zone": "HTTP_STATUS"
    })
  )("%s", async (name, told) => {
    const { response } = fixture(name)
    const { reader, query, wrongs } = await openNames(() => response)
    const wanted = name.includes("not-found") ? "nobody.reown.id" : "alice.reown.id"
    const found = await outcome(reader.resolve({ ...query, name: wanted }))
    expect(typeof found === "object" ? found.address.toLowerCase() : found).toBe(told)
    expect(wrongs).toEqual([])
  })

  it.each(Object.entries({ "profile-reverse-none": undefined, "profile-reverse-ok": "alice.reown.id" }))(
    "%s: is asked in both spellings, since the service compares letter by letter",
    async (name, told) => {
      const { response } = fixture(name)
      const none = fixture("profile-reverse-none").response
      const { registry, reader, query, wrongs, asked } = await openNames(({ route, url }) =>
        route === "lookup"
          ? fixture("profile-lookup-ok").response
          : url.pathname.endsWith(own)
            ? response
            : none
      )
      const { address } = (await outcome(reader.resolve({ ...query, name: "alice.reown.id" }))) as {
        readonly address: string
      }
      expect(await outcome(registry.owned({ ...query, address }))).toBe(told)
      const paths = asked.filter(({ route }) => route === "reverse").map(({ url }) => url.pathname)
      expect(paths).toEqual([`/v1/profile/reverse/${address}`, `/v1/profile/reverse/${own}`])
      expect(address).not.toBe(own)
      expect(wrongs).toEqual([])
    }
  )

  it.each(
    Object.entries({
      "profile-suggestions-ok": ["tea.reown.id taken", "teacher.reown.id", "team.reown.id"],
      "profile-suggestions-too-short": "NAME_INVALID"
    })
  )("%s", async (name, told) => {
    const { request, response } = fixture(name)
    const { registry, query, wrongs } = await openNames(() => response)
    const list = await outcome(registry.suggestions({ ...query, label: request.path.split("/").at(-1)! }))
    expect(
      typeof list === "string"
        ? list
        : list.map(({ name, registered }) => (registered ? `${name} taken` : name))
    ).toEqual(told)
    expect(wrongs).toEqual([])
  })

  it.each(
    Object.entries({
      "profile-register-bad-signature": "NAME_FAILED",
      "profile-register-clock": "NAME_FAILED",
      "profile-register-coin-type": "NAME_FAILED",
      "profile-register-ok": "alice.reown.id",
      "profile-register-taken": "NAME_TAKEN"
    })
  )("%s", async (name, told) => {
    const { response } = fixture(name)
    const none = fixture("profile-lookup-not-found-v2").response
    const { registry, query, wrongs } = await openNames(({ route }) =>
      route === "register" ? response : none
    )
    const sign = () => Effect.succeed(`0x${"11".repeat(65)}`)
    expect(await outcome(registry.register({ ...query, label: "alice", address: own, sign }))).toBe(told)
    expect(wrongs).toEqual([])
  })

  it("profile-register-taken, profile-lookup-ok: a name that is taken by this very account was given before, and its answer lost", async () => {
    const { registry, reader, query } = await openNames(
      ({ route }) => fixture(route === "register" ? "profile-register-taken" : "profile-lookup-ok").response
    )
    const { address } = (await outcome(reader.resolve({ ...query, name: "alice.reown.id" }))) as {
      readonly address: string
    }
    const sign = () => Effect.succeed(`0x${"11".repeat(65)}`)
    expect(await outcome(registry.register({ ...query, label: "alice", address, sign }))).toBe(
      "alice.reown.id"
    )
    const other = `0x${"1".repeat(40)}`
    expect(await outcome(registry.register({ ...query, label: "alice", address: other, sign }))).toBe(
      "NAME_TAKEN"
    )
  })
})

describe("S7.27 in part: what the public catalogue says", () => {
  const catalogue = async (answers: Readonly<Record<string, Fixture["response"]>>) => {
    const opened = await open(({ route }) => answers[route])
    await opened.kit.cloud.load()
    return opened
  }
  const empty = fixture("wallets-empty").response
  const page = fixture("wallets-page").response

  it.each(
    Object.entries({
      // It says nothing: what the app sets holds.
      "config-null": { swaps: ["1inch"], onramp: ["meld", "coinbase"], activity: true, email: true },
      "config-ok": { swaps: ["1inch"], onramp: ["meld"], activity: true, email: true }
    })
  )("%s", async (name, told) => {
    const { kit, wrongs } = await catalogue({
      config: fixture(name).response,
      origins: fixture("origins-ok").response,
      wallets: empty
    })
    expect(kit.getSnapshot().feature.values).toMatchObject(told)
    expect(wrongs).toEqual([])
  })

  it.each(
    Object.entries({
      // Whoever serves the page is not on the list.
      "origins-ok": ["CLOUD_ORIGIN_REFUSED"],
      "origins-rate-limited": ["CLOUD_RATE_LIMITED"]
    })
  )("%s", async (name, codes) => {
    vi.stubGlobal("location", { origin: "https://other.example", protocol: "https:" })
    const { kit, wrongs } = await catalogue({
      config: fixture("config-ok").response,
      origins: fixture(name).response,
      wallets: empty
    })
    expect(kit.getSnapshot().notice.alerts.map(({ code }) => code)).toEqual(codes)
    expect(wrongs).toEqual([])
  })

  it.each(
    Object.entries({
      "wallets-empty": [],
      "wallets-hostile": [["Tea TellaW", undefined, undefined]],
      "wallets-newer-fields": [["Tea Wallet", "teawallet://", "https://wallet.example"]],
      "wallets-nulls": [
        ["Bare Wallet", undefined, undefined],
        ["Tea Wallet", undefined, "https://wallet.example"]
      ],
      "wallets-page": [
        ["Tea Wallet", "teawallet://", "https://wallet.example"],
        ["Fig Wallet", "teawallet://", "https://wallet.example"]
      ]
    })
  )("%s", async (name, told) => {
    const { kit, wrongs } = await catalogue({ config: fixture("config-ok").response, wallets: page })
    vi.stubGlobal(
      "fetch",
      publicService(({ route }) => (route === "wallets" ? fixture(name).response : undefined)).fetch
    )
    const { wallets } = await kit.cloud.wallets({ page: name === "wallets-empty" ? 99 : 2 })
    expect(
      wallets.map(({ name, mobileLink, homepage }) => [name, mobileLink, homepage?.replace(/\/$/, "")])
    ).toEqual(told)
    expect(wrongs).toEqual([])
  })
})

describe("S7.06, S7.07, S7.10, S7.11 what the public service swaps", () => {
  const account = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
  const tea = getAddress("0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64")
  const sold = { id: `eip155:1:${tea}`, name: "Tea", symbol: "TEA", decimals: 6 } as const
  const ether = { id: "native", name: "Ether", symbol: "ETH", decimals: 18 } as const

  const openSwaps = async (answers: Readonly<Record<string, Fixture["response"]>>) => {
    const opened = await open(({ route }) => answers[route])
    const { fillings } = opened.kit.getSnapshot().plugin
    const source = await swapSourcesOn(fillings, "eip155:1")[0]!.load()
    const network = opened.kit.getNetwork("eip155:1")!
    const calls = {
      holding: ({ token }: { readonly token?: string }) =>
        Effect.succeed({
          name: token ?? "Ether",
          amount: { value: 1n, decimals: token === undefined || !token.endsWith(tea) ? 18 : 6, symbol: "X" }
        })
    } as unknown as ContractCalls
    return { ...opened, source, place: { network, calls, http: undefined as never, provider: undefined } }
  }
  const gas = fixture("convert-gas-price-1559").response

  it.each(
    Object.entries({
      "convert-tokens-by-address": [`eip155:1:${tea}`],
      "convert-tokens-by-address-checksummed": [],
      "convert-tokens-chain-unknown": "SWAP_PROVIDER",
      "convert-tokens-random-order": [
        "eip155:1:0x03d88ca9a80eb98b5695910d1462c8e9b826ad82",
        "eip155:1:0xac34a83b7a04735cc3febd949b6e3493a760038c",
        "native",
        `eip155:1:${tea}`
      ]
    })
  )("%s", async (name, told) => {
    const { source, place, wrongs } = await openSwaps({ tokens: fixture(name).response })
    const list = await outcome(source.tokens({ ...place, address: account }))
    const lower = (ids: ReadonlyArray<string>) => ids.map((id) => id.toLowerCase())
    expect(typeof list === "string" ? list : lower(list.map(({ id }) => id))).toEqual(
      typeof told === "string" ? told : lower(told)
    )
    expect(wrongs).toEqual([])
  })

  it.each(
    Object.entries({
      "convert-gas-price-1559": {
        standard: 21_000_000_000n,
        fast: 22_500_000_000n,
        instant: 30_000_000_000n
      },
      "convert-gas-price-chain-unknown": "HTTP_STATUS"
    })
  )("%s", async (name, told) => {
    const { kit, wrongs } = await openSwaps({ "gas-price": fixture(name).response })
    expect(await kit.cloud.gasPrices({ networkId: "eip155:1" }).catch(({ code }: KitError) => code)).toEqual(
      told
    )
    expect(wrongs).toEqual([])
  })

  it.each(
    Object.entries({
      "convert-quotes-cross-chain": "SWAP_PROVIDER",
      "convert-quotes-no-liquidity": "SWAP_AMOUNT",
      "convert-quotes-ok": 201_234_567_890_123n,
      "convert-quotes-provider-down": "SWAP_PROVIDER"
    })
  )("%s", async (name, told) => {
    const { source, place, wrongs } = await openSwaps({ quotes: fixture(name).response, "gas-price": gas })
    const offer = await outcome(source.offer({ ...place, sell: sold, buy: ether, amount: 1_000_000n }))
    expect(typeof offer === "string" ? offer : offer.bought).toBe(told)
    expect(wrongs).toEqual([])
  })

  const quoted = 201_234_567_890_123n
  const least = (bought: bigint) => (bought * 99n) / 100n
  it.each(
    Object.entries({
      // Only where the service tries what it builds, which it is not asked to.
      "convert-build-transaction-allowance": "SWAP_PROVIDER",
      "convert-build-transaction-fraction-slippage": "SWAP_PROVIDER",
      "convert-build-transaction-moved-price": [201_234_517_890_123n, least(201_234_517_890_123n)],
      "convert-build-transaction-no-slippage": "SWAP_PROVIDER",
      // At a price that has not moved, the call's least is the one that was shown, to the unit.
      "convert-build-transaction-ok": [quoted, least(quoted)],
      "convert-build-transaction-plain-account": "SWAP_PROVIDER"
    })
  )("%s", async (name, told) => {
    const { source, place, wrongs } = await openSwaps({
      quotes: fixture("convert-quotes-ok").response,
      "gas-price": gas,
      "build-transaction": fixture(name).response
    })
    const offer = await Effect.runPromise(
      source.offer({ ...place, sell: sold, buy: ether, amount: 1_000_000n })
    )
    const built = await outcome(
      offer.build({ address: account, minimum: least(quoted), slippage: 1, deadline: 0n })
    )
    const facts = typeof built === "string" ? undefined : describeCall(mainnetId, built.call)
    expect(
      typeof built === "string" ? built : [built.bought, facts?.kind === "swap" && facts.minimum]
    ).toEqual(told)
    if (facts !== undefined)
      expect(facts).toMatchObject({ kind: "swap", sold: sold.id, amount: 1_000_000n, receiver: account })
    expect(wrongs).toEqual([])
  })

  it("convert-build-transaction-unoswap: the call does not name what is bought: it is taken only where a trial shows that", async () => {
    const { response } = fixture("convert-build-transaction-unoswap")
    const quotes = {
      fromAmount: "1000000000000000",
      fromAccount: `eip155:1:0x${"e".repeat(40)}`,
      toAmount: "201234567890123",
      toAccount: sold.id
    }
    const { source, place, wrongs } = await openSwaps({
      quotes: { status: 200, body: { quotes: [{ id: null, ...quotes }] } },
      "gas-price": gas,
      "build-transaction": response
    })
    const offer = await Effect.runPromise(
      source.offer({ ...place, sell: ether, buy: sold, amount: 10n ** 15n })
    )
    const built = await Effect.runPromise(
      offer.build({ address: account, minimum: 1n, slippage: 1, deadline: 0n })
    )
    expect(built).toMatchObject({ bought: quoted, isTried: true, call: { value: 10n ** 15n } })
    expect(decodeUnoswap(built.call.data)).toEqual({ minimum: least(quoted) })
    expect(describeCall(mainnetId, built.call)).toBeUndefined()
    expect(source.isOpaque).not.toBe(true)
    expect(wrongs).toEqual([])
  })
})

describe("what the public service says of buying", () => {
  const address = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
  const dollars = (value: bigint, decimals = 2) => ({ value, decimals, symbol: "USD" })
  const usdc = `eip155:8453:${getAddress("0x833589fcd6edb6e08f4c7c32d4f71b54bda02913")}` as const
  const openBuying = async (answers: Answers, provider?: string) => {
    const opened = await open(answers, undefined, provider)
    const { fillings } = opened.kit.getSnapshot().plugin
    const source = await onrampSourcesOn(fillings, "eip155:8453")[0]!.load()
    const place = { network: opened.kit.getNetwork("eip155:8453")!, address, http: undefined as never }
    const order = {
      ...place,
      purchase: { id: "USDC_BASE", symbol: "USDC", token: usdc },
      pay: dollars(100_00n),
      method: "card"
    }
    return { ...opened, source, place, order }
  }
  const limits = {
    status: 200,
    body: [{ currencyCode: "USD", defaultAmount: 100, minimumAmount: 5.5, maximumAmount: 500 }]
  }
  const methods = {
    status: 200,
    body: ["CREDIT_DEBIT_CARD", "ACH", "SEPA"].map((paymentMethod) => ({ paymentMethod }))
  }
  const coins = fixture("onramp-properties-crypto").response
  /** The coin of the list with its real contract, which the fixture has made up. */
  const withContract = {
    ...coins,
    body: JSON.parse(
      JSON.stringify(coins.body).replaceAll(`0x${"0".repeat(40)}`, usdc.split(":").at(-1)!)
    ) as unknown
  }
  const properties =
    (coins: Fixture["response"]): Answers =>
    ({ url }) =>
      ({ "crypto-currencies": coins, "fiat-purchases-limits": limits, "payment-methods": methods })[
        url.searchParams.get("type") ?? ""
      ]

  it("onramp-buy-options-ok: limits and ways to pay are those that it tells; a token without its contract is no coin", async () => {
    const { source, place, wrongs } = await openBuying(
      () => fixture("onramp-buy-options-ok").response,
      "coinbase"
    )
    expect(await outcome(source.options(place))).toEqual({
      payment: [
        {
          id: "USD",
          decimals: 2,
          limits: [
            { method: "card", min: 5_00n, max: 500_00n },
            { method: "ach_bank_account", min: 1_00n, max: 25_000_00n }
          ]
        }
      ],
      purchase: []
    })
    expect(wrongs).toEqual([])
  })

  it("onramp-buy-quotes-ok: what is paid, kept and got", async () => {
    const { source, order, wrongs } = await openBuying(
      () => fixture("onramp-buy-quotes-ok").response,
      "coinbase"
    )
    expect(await outcome(source.quote!(order))).toEqual({
      id: "00000000-0000-4000-8000-000000000002",
      total: dollars(100_00n),
      subtotal: dollars(97_10n),
      purchased: { value: 97_05n, decimals: 2, symbol: "USDC" },
      providerFee: dollars(2_90n),
      networkFee: dollars(5n)
    })
    expect(wrongs).toEqual([])
  })

  it("onramp-properties-crypto: what many sellers sell on the network, within what they take", async () => {
    const { source, place, wrongs } = await openBuying(properties(withContract))
    expect(await outcome(source.options(place))).toEqual({
      payment: [
        {
          id: "USD",
          decimals: 2,
          limits: ["card", "ach_bank_account", "SEPA"].map((method) => ({
            method,
            min: 5_50n,
            max: 500_00n
          }))
        }
      ],
      purchase: [
        {
          id: "USDC_BASE",
          symbol: "USDC",
          name: "USD Coin (Base)",
          networks: [{ networkId: "eip155:8453", name: "Base", token: usdc }]
        }
      ]
    })
    // Nothing is known to be a coin by its name alone.
    const { source: other, place: there } = await openBuying(properties(coins))
    expect(await outcome(other.options(there))).toMatchObject({ purchase: [] })
    expect(wrongs).toEqual([])
  })

  it("onramp-multi-quotes-ok: the offer for the way to pay, and its page", async () => {
    const { source, order, asked, wrongs } = await openBuying((request) =>
      request.route === "properties"
        ? properties(withContract)(request)
        : fixture(request.route === "widget" ? "onramp-widget-ok" : "onramp-multi-quotes-ok").response
    )
    expect(await outcome(source.quote!(order))).toEqual({
      id: "TRANSAK",
      total: dollars(100_00n),
      subtotal: dollars(97_30n),
      purchased: { value: 972n, decimals: 1, symbol: "USDC" },
      providerFee: dollars(2_60n),
      networkFee: dollars(10n)
    })
    expect(await outcome(source.link(order))).toBe("https://widget.example/session/fixture")
    expect(asked.at(-1)?.body).toMatchObject({
      sessionData: { serviceProvider: "TRANSAK", destinationCurrencyCode: "USDC_BASE", countryCode: "US" }
    })
    // Of the one who tells no fee, none is shown.
    expect(await outcome(source.quote!({ ...order, method: "ach_bank_account" }))).toEqual({
      id: "COINBASEPAY",
      total: dollars(100_00n),
      purchased: { value: 989n, decimals: 1, symbol: "USDC" }
    })
    expect(wrongs).toEqual([])
  })

  it.each(["onramp-multi-quotes-refused", "onramp-options-not-served", "onramp-quote-not-served"])(
    "%s: a refusal, and a route that is not there, is a provider that gives no price",
    async (name) => {
      const { source, order, wrongs } = await openBuying(() => fixture(name).response)
      expect(await outcome(source.quote!(order))).toBe("ONRAMP_PROVIDER")
      expect(wrongs).toEqual([])
    }
  )

  it("history-onramp-coinbase: what was bought, by its own words", async () => {
    const { source, place, wrongs } = await openBuying(
      () => fixture("history-onramp-coinbase").response,
      "coinbase"
    )
    const purchased = (value: bigint, decimals: number) => ({ value, decimals, symbol: "USDC" })
    expect(await outcome(source.purchases!({ ...place, since: 0 }))).toEqual([
      {
        id: "11112222-3333-4444-5555-666677778888",
        status: "pending",
        at: Date.UTC(2026, 0, 2, 3, 4, 5),
        purchased: purchased(251n, 1)
      },
      {
        id: "11112222-3333-4444-5555-666677779999",
        status: "success",
        at: Date.UTC(2026, 0, 1, 3, 4, 5),
        purchased: purchased(10n, 0)
      }
    ])
    expect(wrongs).toEqual([])
  })

  it("a route that is refused as often as its limit refuses rests, and another is asked all the same", async () => {
    const { source, order, place, asked } = await openBuying((request) =>
      request.route === "properties" ? properties(withContract)(request) : undefined
    )
    await outcome(source.options(place))
    const times = () => asked.filter(({ route }) => route === "multi-quotes").length
    for (let time = 0; time < 12; time++) await outcome(source.quote!(order))
    expect(times()).toBeLessThan(12)
    const before = asked.length
    await outcome(source.options(place))
    expect(asked.length).toBeGreaterThan(before)
  })
})

describe("what the public service's node says", () => {
  const ask = async (name: string, methods: ReadonlyArray<string>) => {
    const { request, response } = fixture(name)
    vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
      const calls: unknown = JSON.parse(body as string)
      const of = (answer: object, call: any): object => ({ ...answer, id: call.id })
      const told =
        Array.isArray(response.body) && Array.isArray(calls)
          ? response.body
              .toReversed()
              .map((answer: object, at) => of(answer, calls[at]))
              .toReversed()
          : typeof response.body === "object" && "jsonrpc" in (response.body as object)
            ? of(response.body as object, calls)
            : response.body
      expect(new URL(url).pathname.replace(/\/$/, "")).toBe(request.path.replace(/\/$/, ""))
      return new Response(typeof told === "string" ? told : JSON.stringify(told), { status: response.status })
    })
    const { rpc } = await openServices([evm()], [mainnet])
    const { [mainnetId.caipNetworkId]: urls = [] } = publicRpcUrls({
      projectId,
      networkIds: [mainnetId.caipNetworkId]
    })
    return Promise.all(
      methods.map((method) => codeOr(rpc.request({ urls, method, params: [], kind: "read" })))
    )
  }
  const count = "eth_blockNumber"

  it.each(
    Object.entries({
      "rpc-ok": [[count], ["0x1406f40"]],
      // In another order than it was asked.
      "rpc-batch": [
        [count, count],
        ["0x1406f40", "0x1406f40"]
      ],
      "rpc-chain-unsupported": [[count], ["HTTP_STATUS"]],
      // Of a chain that no plugin has; the id comes back as a text.
      "rpc-getAddressBalance": [["getAddressBalance"], ["1250000000"]],
      "rpc-provider-error-passed-on": [["eth_call"], ["RPC_ERROR"]],
      "rpc-unavailable": [[count], ["HTTP_STATUS"]],
      "rpc-upstream-page": [[count], ["HTTP_BODY_INVALID"]]
    } as const)
  )("%s", async (name, [methods, told]) => expect(await ask(name, methods)).toEqual(told), 30_000)
})

describe("what nobody asks the public service for is no answer to anything else", () => {
  const account = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
  const names = Object.values(elsewhere).flat()

  it.each(names)(
    "%s",
    async (name) => {
      const { response } = fixture(name)
      const { kit, host, asked, wrongs } = await open(() => response)
      const network = kit.getNetwork("eip155:1")!
      const of = { address: account, network }
      const told = await Promise.all([
        outcome(last(host.capabilitiesOf("eip155", tokenBalances)).list(of)),
        outcome(Effect.map(host.capabilitiesOf("eip155", history)[0]!.list(of), (page) => page.transactions)),
        outcome(last(host.capabilitiesOf("eip155", prices)).list({ network, tokens: [], currency: "USD" }))
      ])
      for (const one of told) expect(typeof one === "string" || one.length === 0).toBe(true)
      expect(wrongs).toEqual([])
      expect(asked.map(({ url }) => url.pathname)).not.toContain(fixture(name).request.path)
    },
    30_000
  )
})
