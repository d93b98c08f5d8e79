import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import {
  announceMalformedCosmos,
  chainPluginContract,
  type ChainSubject,
  cosmosTestAccounts,
  createCosmosWallet,
  malformedCosmosProviders,
  rpcAnswer,
  type CosmosWallet
} from "@latchkey/testing"
import { describe, it } from "vitest"
import { cosmos, cosmosHub, osmosis } from "./index.ts"

const publicKey = Buffer.from(cosmosTestAccounts[0]!.keys.cosmos.publicKey.slice(2), "hex")

/** A field of a protobuf message: its number, its length, its bytes. */
const field = (number: number, bytes: Uint8Array) => Buffer.from([(number << 3) | 2, bytes.length, ...bytes])

const subject: ChainSubject<CosmosWallet> = {
  make: () => cosmos(),
  networks: [cosmosHub, osmosis],
  wallet: (storage) => {
    const wallet = createCosmosWallet({ name: "leap", storage })
    return {
      ...wallet,
      // These wallets tell no page that its permission is gone; it shows with the next event, when the person wants no more.
      revoke: () => {
        wallet.revoke()
        wallet.setPolicy("reject", "enable")
        wallet.emit()
      },
      setPolicy: (policy, method) => {
        wallet.setPolicy(policy, method)
        if (method === undefined) wallet.setPolicy(undefined, "enable")
      }
    }
  },
  another: () => createCosmosWallet(),
  methods: { connect: "getKey", sign: "signArbitrary" },
  verify: ({ message, signature, address }) => {
    const prefix = address.slice(0, address.lastIndexOf("1"))
    return verifyADR36Amino(prefix, address, message, publicKey, Buffer.from(signature, "base64"))
  },
  addresses: {
    valid: [
      { text: "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7" },
      {
        text: "COSMOS15YK64U7ZC9G9K2YR2WMZEVA5QGWXPS6YXJ00E7",
        canonical: "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7"
      }
    ],
    invalid: [
      "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e8",
      "Cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7",
      "osmo15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7",
      "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4z",
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
    ]
  },
  hostile: malformedCosmosProviders
    .filter(({ path }) => path !== "leap")
    .map((lie) => ({
      name: lie.name,
      announce: (place) => announceMalformedCosmos(createCosmosWallet(), lie, place)
    })),
  useless: [
    { name: "no account", answer: () => ({ name: "Nobody", bech32Address: "", pubKey: new Uint8Array() }) },
    {
      name: "an account of another namespace",
      answer: () => ({
        name: "Other",
        algo: "secp256k1",
        pubKey: new Uint8Array(publicKey),
        address: new Uint8Array(20),
        bech32Address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
      })
    }
  ],
  tells: { accounts: (wallet) => wallet.setAccounts([cosmosTestAccounts[1]!.name]) },
  node: (balance, request) => {
    const coin = [field(1, Buffer.from("uatom")), field(2, Buffer.from(String(balance)))]
    const value = field(1, Buffer.concat(coin)).toString("base64")
    return rpcAnswer(request, { response: { code: 0, value } })
  }
}

describe("cosmos keeps the contract of chain plugins", () => {
  it.each(chainPluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
