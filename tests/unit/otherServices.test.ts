import { blockscout } from "@latchkey/blockscout"
import { history, nftHoldings, tokenBalances } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { codeOr, openServices, readFixtures, serveFixtures } from "../support/serviceFixtures.ts"

/**
 * Services that no plugin asks: each wants a key that is a secret, or confirms mail addresses, which the kit keeps none of, or has records
 * of names, which are not followed there, or says of a Safe what its own page says. An app, or its proxy, may still point a source at one.
 */
const fixture = readFixtures(import.meta.dirname, "../fixtures/otherServices.json")
const account = "0x3765C8E049BAe139F372F458940893E79FF32f08"

describe("a source whose address is another service's says so, and makes nothing of its answers", () => {
  it.each([
    "alchemy-asset-transfers-ok",
    "alchemy-tokens-by-address-ok",
    "cloud-auth-otp-ok",
    "ens-gateway-get-ok",
    "ens-gateway-no-cors",
    "ens-gateway-not-found",
    "ens-gateway-post-ok",
    "etherscan-chain-not-on-plan",
    "etherscan-rate-limited",
    "etherscan-txlist-none",
    "etherscan-txlist-ok",
    "goldrush-balances-ok",
    "goldrush-credits-exhausted",
    "helius-assets-by-owner-ok",
    "helius-rate-limited",
    "safe-service-multisig-executed",
    "safe-service-multisig-executed-failed",
    "safe-service-multisig-not-found",
    "safe-service-multisig-queued",
    "safe-service-multisig-replaced",
    "safe-service-quota",
    "uniswap-quote-classic",
    "uniswap-quote-none",
    "uniswap-rate-limited"
  ])(
    "%s",
    async (name) => {
      const { response } = fixture(name)
      serveFixtures(() => response)
      const { kit, host } = await openServices(
        [evm(), blockscout({ instances: [{ networkId: "eip155:1", url: "https://other.example/api" }] })],
        [mainnet]
      )
      const of = { address: account, network: kit.getNetwork("eip155:1")! }
      const [things] = host.capabilitiesOf("eip155", nftHoldings)
      const told = await Promise.all([
        codeOr(host.capabilitiesOf("eip155", history)[0]!.list(of)),
        codeOr(host.capabilitiesOf("eip155", tokenBalances).at(-1)!.list(of)),
        codeOr(Effect.flatMap(things!.reader, (reader) => reader.list(of)))
      ])
      // An explorer says of an address that it has never seen that it is not there.
      const isUnseen = response.status === 404 && response.cors !== false
      expect(told.map((one) => typeof one)).toEqual(told.map(() => (isUnseen ? "object" : "string")))
      if (isUnseen)
        expect(told).toMatchObject([{ transactions: [] }, [{ amount: { value: 0n } }], { nfts: [] }])
    },
    30_000
  )
})
