import { nftHoldings, type NftHoldingList } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBeOn, mustBePlain, mustBeUnits, mustDiffer } from "./checks.ts"
import { mustBeTyped, type OpenedSource } from "./openSource.ts"
import { sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that tells which things of collections accounts hold, and its service. */
export interface NftsSubject extends SourceSubject {
  /** What the account holds when all is well: how many, by `<collection>/<number>`, or by the collection where it has no number. */
  readonly holds: Readonly<Record<string, bigint>>
  /** The service's answers when it speaks of things that somebody else holds. Nothing of them may be shown. */
  readonly foreign?: SourceSubject["service"]
}

const MAX_URI = 400_000

const keyOf = ({ collection, id }: NftHoldingList["nfts"][number]) =>
  id === undefined ? collection : `${collection}/${id}`

const checkList = ({ nfts, coverage, since }: NftHoldingList, { network, parseAddress }: OpenedSource) => {
  must(nfts.length <= 500, `it tells of ${nfts.length} things`)
  must(coverage === "whole" || coverage === "partial", `its coverage is ${String(coverage)}`)
  for (const { collection, id, count, standard, collectionName, name, uri } of nfts) {
    const what = `the thing ${String(collection).slice(0, 100)} ${String(id).slice(0, 80)}`
    mustBeOn(collection, network, what)
    const address = collection.slice(network.caipNetworkId.length + 1)
    sameText(parseAddress(address), address, `${what}: its collection, in canonical form`)
    must(id === undefined || /^\d{1,78}$/.test(id), `${what}: its number is none`)
    mustBeUnits(count, `${what}: how many`)
    must(count > 0n, `${what}: none of it is held`)
    mustBePlain(standard, 20, `${what}: its standard`)
    mustBePlain(collectionName, 64, `${what}: its collection's name`)
    mustBePlain(name, 64, `${what}: its name`)
    must(
      uri === undefined || (typeof uri === "string" && uri.length <= MAX_URI),
      `${what}: its address is too long, or none`
    )
  }
  mustDiffer(nfts.map(keyOf), "what is held")
  if (since === undefined) return
  must(Number.isSafeInteger(since.block) && since.block >= 0, `it looked back to block ${since.block}`)
  must(
    since.at === undefined || (Number.isInteger(since.at) && since.at >= 0),
    `it looked back to ${String(since.at)}`
  )
}

/**
 * The contract of a source of things of collections: each once, of that account and that network, counted exactly, and a typed failure
 * in the place of a list that only looks empty. For a test runner:
 * `for (const { name, run } of nftsSourceContract(subject)) it(name, run)`.
 */
export const nftsSourceContract = (subject: NftsSubject): ReadonlyArray<ContractCase> => {
  const { address, foreign, holds, service } = subject
  const question: Question<NftHoldingList> = {
    name: "what is held",
    ask: (source) =>
      Effect.flatMap(source.capability(nftHoldings).reader, (reader) =>
        reader.list({ address, network: source.network })
      ),
    check: checkList,
    isGood: ({ nfts }) => {
      const found = Object.fromEntries(nfts.map((nft) => [keyOf(nft), String(nft.count)]))
      for (const [key, count] of Object.entries(holds))
        sameText(found[key], String(count), `how many of ${key}`)
    }
  }
  return countingLeftOut(
    [
      ...sourceCases(subject, [question]),
      ...(foreign === undefined
        ? []
        : [
            {
              name: "T26 tells of nothing that somebody else holds, though the service does",
              run: withSource(subject, question, async ({ source, ask }) => {
                const ended = await ask(foreign)
                must(!("late" in ended), "it does not end")
                if ("error" in ended) return void mustBeTyped(ended.error, "what is held")
                const list = ended.value as NftHoldingList
                checkList(list, source)
                sameText(list.nfts.map(keyOf), [], "things of somebody else")
              })
            }
          ])
    ],
    [
      ...leftOutWithout(service, "what its service may do wrong", "`service`"),
      ...leftOutWithout(foreign, "things of somebody else", "`foreign`")
    ]
  )
}
