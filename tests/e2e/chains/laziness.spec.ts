import { expect, test } from "../fixtures.ts"
import type { Chain } from "./Chain.ts"
import { bitcoin } from "./bitcoin.ts"
import { cosmos } from "./cosmos.ts"
import { ethereum } from "./ethereum.ts"
import { areInstalled, chains as all } from "./installed.ts"
import { installWallets } from "./installWallets.ts"
import { polkadot } from "./polkadot.ts"
import { solana } from "./solana.ts"

/** What the kit itself is made of; any other package has to wait for its first need. */
const ours = ["effect", "react", "react-dom", "scheduler", "uqr"]

interface Api {
  readonly [method: string]: (request?: unknown) => Promise<never>
}

interface FirstNeed {
  readonly chain: Chain
  readonly sdk: string
  /** The plugin's function and what is done with its answer; run in the page. */
  readonly use: (kit: Readonly<Record<string, Api>>) => Promise<unknown>
  readonly answer: unknown
}

const firstNeeds: ReadonlyArray<FirstNeed> = [
  {
    chain: ethereum,
    sdk: "viem",
    use: async ({ evm }) => {
      const client: { readonly chain: { readonly id: number } } = await evm!["getClient"]!()
      return client.chain.id
    },
    answer: 1
  },
  {
    chain: solana,
    sdk: "@solana/rpc",
    use: async ({ solana }) => {
      const rpc: { readonly getGenesisHash: () => { readonly send: () => Promise<string> } } =
        await solana!["getRpc"]!()
      return rpc.getGenesisHash().send()
    },
    answer: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"
  },
  {
    chain: bitcoin,
    sdk: "bitcoinjs-lib",
    use: async ({ bitcoin }) =>
      bitcoin!["signPsbt"]!({ psbt: "cHNidP8=" }).catch(({ code }: { code: string }) => code),
    answer: "BITCOIN_PSBT_INVALID"
  },
  {
    chain: polkadot,
    sdk: "@polkadot/api",
    use: async ({ polkadot }) => {
      const api: { readonly genesisHash: { readonly toHex: () => string } } = await polkadot!["getApi"]!()
      return api.genesisHash.toHex()
    },
    answer: "0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3"
  },
  {
    chain: cosmos,
    sdk: "@cosmjs/stargate",
    use: async ({ cosmos }) => {
      const client: { readonly getChainId: () => Promise<string> } = await cosmos!["getClient"]!()
      return client.getChainId()
    },
    answer: "cosmoshub-4"
  }
]

test("a chain's SDK is loaded by the first call that needs it, alone, and by nothing else that a visitor does", async ({
  chains: visit,
  page,
  state,
  requests,
  install,
  installChain
}) => {
  test.slow()
  const loaded = () => {
    const files = requests.map((request) => new URL(request.split(" ")[1]!).pathname.slice(1))
    return new Set(files.flatMap((file) => state.chunks[file] ?? []).filter((name) => !ours.includes(name)))
  }
  const needs = firstNeeds.filter(({ chain }) => areInstalled(chain))
  await installWallets({ install, installChain }, all)
  await visit.openFor(all)
  await visit.connectAll(all)
  for (const chain of all) {
    await visit.sign(chain)
    await expect(visit.of(chain, "signature")).not.toBeEmpty()
    await expect(visit.of(chain, "balance")).not.toBeEmpty()
  }
  await visit.openNetworks()
  await visit.networkRow(all.at(-1)!.networks[1].name).click()
  await expect(visit.fact("network")).toHaveText(all.at(-1)!.networks[1].id)
  await visit.openNetworks()
  await visit.networkRow(all.at(-1)!.networks[0].name).click()
  await expect(visit.fact("network")).toHaveText(all.at(-1)!.networks[0].id)
  expect([...loaded()]).toEqual([])
  // The names by which the SDKs are looked for are those of the built pages.
  const built = new Set(Object.values(state.chunks).flat())
  expect(needs.filter(({ sdk }) => !built.has(sdk))).toEqual([])

  for (const [index, { chain, sdk, use, answer }] of needs.entries()) {
    await test.step(`${sdk} for ${chain.title}`, async () => {
      expect(await page.evaluate(`(${String(use)})(window.kit)`)).toEqual(answer)
      const sdks = needs.map((need) => need.sdk).filter((name) => loaded().has(name))
      expect(sdks).toEqual(needs.slice(0, index + 1).map((need) => need.sdk))
    })
  }
})
