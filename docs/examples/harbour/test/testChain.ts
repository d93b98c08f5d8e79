import { definePlugin, type CallFacts, type NetworkInput } from "@latchkey/core"
import { contractCalls, TransferTokenInvalidError, type ContractCalls } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

export const network: NetworkInput = {
  id: "main",
  chainNamespace: "sea",
  name: "Sea",
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 9 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
}

/** What a call does, as this chain writes it. */
export const encode = (facts: CallFacts): string =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value))

const decode = (data: string): CallFacts | undefined => {
  try {
    return JSON.parse(data, (_, value: unknown) =>
      typeof value === "string" && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
    ) as CallFacts
  } catch {
    return undefined
  }
}

/** A chain with one wallet, which sends what it is asked for, and remembers it. */
export const testChain = () => {
  const sent: Array<CallFacts | undefined> = []
  /** What the account has of the token. */
  const purse = { tea: 500n }
  let allowed = 0n
  const calls: ContractCalls = {
    read: () => Effect.succeed(""),
    time: () => Effect.succeed(1_000n),
    holding: ({ token }) =>
      token === undefined
        ? Effect.succeed({ name: "Coin", amount: { value: 9_000n, decimals: 9, symbol: "COIN" } })
        : token === "sea:main:t5"
          ? Effect.succeed({ token, name: "Tea", amount: { value: purse.tea, decimals: 1, symbol: "TEA" } })
          : Effect.fail(new TransferTokenInvalidError()),
    allowance: () => Effect.succeed(allowed),
    approve: ({ token, spender, amount }) =>
      Effect.succeed({ to: "t5", value: 0n, data: encode({ kind: "approval", token, spender, amount }) }),
    unlimited: 2n ** 256n - 1n,
    describe: (_, { data }) => decode(data),
    prepare: ({ call, address, network: { caipNetworkId, nativeCurrency } }) => {
      const facts = decode(call.data)
      return Effect.succeed({
        networkId: caipNetworkId,
        sender: address,
        call,
        ...(facts === undefined ? {} : { facts }),
        fee: { ...nativeCurrency, value: 1n },
        request: {}
      })
    },
    send: ({ prepared: { facts } }) =>
      Effect.sync(() => {
        sent.push(facts)
        if (facts?.kind === "approval") allowed = facts.amount
        return { hash: `h${sent.length}` }
      }),
    follow: () => Effect.succeed({ status: "success" as const })
  }
  const plugin = definePlugin({
    id: "sea",
    namespaces: [{ id: "sea", name: "Sea" }],
    setup: (host) => {
      host.registerNamespace({
        id: "sea",
        parseAddress: (text) => (/^[at]\d$/.test(text) ? text : undefined)
      })
      host.addCapability("sea", contractCalls, { calls: Effect.succeed(calls) })
      host.registerConnector({
        id: "sea-wallet",
        name: "Wallet",
        namespaces: ["sea"],
        connect: async () => ({
          grants: [
            {
              namespace: "sea",
              accounts: [{ address: "a1", type: "eoa" }],
              networkId: "sea:main",
              provider: {}
            }
          ]
        })
      })
    }
  })
  return { plugin, sent, purse }
}
