import { nameResolution, type NameReader, type ResolvedName } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBePlain } from "./checks.ts"
import { mustBeTyped, networkOf, type OpenedSource } from "./openSource.ts"
import { answerOf, sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that knows names of accounts, and its service. */
export interface NamesSubject extends SourceSubject {
  /** The name of `address`, in the one form that its chain knows it by. */
  readonly name: string
  /** The name as a visitor may type it: in capitals, or with spaces around. */
  readonly typed?: string
  /** A name of the source's that nobody has, and that is one. */
  readonly unknown: string
  /** The service's answers when it speaks of another name, or of another account, than it was asked about. */
  readonly foreign?: SourceSubject["service"]
}

const odd = [
  "",
  ".",
  "..",
  "a..b",
  "\u202eabc",
  "ab\u200bc",
  "a".repeat(10_000),
  "../../x",
  "a b",
  "<script>"
]

/**
 * The contract of a source of names: one form a name, canonical addresses, no name where nothing could be read, and a typed failure
 * for what is no name. For a test runner: `for (const { name, run } of namesSourceContract(subject)) it(name, run)`.
 */
export const namesSourceContract = (subject: NamesSubject): ReadonlyArray<ContractCase> => {
  const {
    address,
    foreign,
    name,
    service,
    typed = ` ${name.toUpperCase()} `,
    unknown,
    unservedNetworkId
  } = subject
  const reading =
    <A>(
      use: (
        reader: NameReader,
        source: OpenedSource
      ) => ReturnType<NameReader["resolve"]> | Effect.Effect<A, any>
    ) =>
    (source: OpenedSource) =>
      Effect.flatMap(
        source.capability(nameResolution).reader,
        (reader) => use(reader, source) as Effect.Effect<A, any>
      )
  const placeOf = ({ network }: OpenedSource) => ({ network, networks: [network] })
  const resolveName = (wanted: string) =>
    reading<ResolvedName | undefined>((reader, source) =>
      reader.resolve({ ...placeOf(source), name: wanted })
    )
  const zonesOf = (source: OpenedSource) => source.capability(nameResolution).zones
  const resolving: Question<ResolvedName | undefined> = {
    name: "a name",
    ask: resolveName(name),
    check: (found, source) => {
      if (found === undefined) return
      sameText(found.name, name, "the name that was resolved")
      sameText(source.parseAddress(found.address), found.address, "its address, in canonical form")
    },
    isGood: (found) => sameText(found?.address, address, `whom ${name} stands for`)
  }
  const reversing: Question<string | undefined> = {
    name: "an account's name",
    ask: reading<string | undefined>((reader, source) => reader.reverse({ ...placeOf(source), address })),
    check: (found) => {
      if (found === undefined) return
      mustBePlain(found, 255, "the name")
    },
    isGood: (found) => sameText(found, name, `the name of ${address}`)
  }
  const respond = (request: Parameters<NonNullable<typeof service>>[0]) => service?.(request)
  return countingLeftOut(
    [
      ...sourceCases(subject, [resolving, reversing]),
      {
        name: "T23 gives a name one form, however it is typed, and none to what can be mistaken for one",
        run: withSource(subject, resolving, async ({ source, ask }) => {
          const answer = answerOf(await ask(respond, () => resolveName(typed)(source)), `the name ${typed}`)
          sameText(
            (answer as ResolvedName | undefined)?.name,
            name,
            `the name that ${JSON.stringify(typed)} is`
          )
          const [zone] = zonesOf(source) ?? []
          for (const text of odd) {
            const wanted = zone === undefined ? text : `${text}.${zone}`
            const ended = await ask(respond, () => resolveName(wanted)(source))
            const when = `the text ${JSON.stringify(wanted.slice(0, 60))}`
            must(!("late" in ended), `${when}: it does not end`)
            if ("error" in ended) mustBeTyped(ended.error, when)
            else must(ended.value === undefined, `${when} is taken for a name`)
          }
        })
      },
      {
        name: "a name that nobody has stands for nobody",
        run: withSource(subject, resolving, async ({ source, ask }) => {
          const ended = await ask(respond, () => resolveName(unknown)(source))
          must(answerOf(ended, unknown) === undefined, `${unknown} stands for somebody`)
        })
      },
      ...(foreign === undefined
        ? []
        : [
            {
              name: "T23 takes no other name, and no other account, for what it asked about",
              run: withSource(subject, resolving, async ({ source, ask }) => {
                const ended = await ask(foreign)
                must(!("late" in ended), "it does not end")
                if ("error" in ended) mustBeTyped(ended.error, "an answer about another name")
                else must(ended.value === undefined, "an answer about another name is believed")
                const claimed = await ask(foreign, () => reversing.ask(source))
                must(!("late" in claimed), "it does not end")
                if ("error" in claimed) mustBeTyped(claimed.error, "an answer about another account")
              })
            }
          ]),
      ...(unservedNetworkId === undefined
        ? []
        : [
            {
              name: "knows no address on a network that it does not serve",
              run: withSource(subject, resolving, async ({ source, ask }) => {
                const network = networkOf(source.kit, unservedNetworkId)
                const elsewhere = reading<ResolvedName | undefined>((reader) =>
                  reader.resolve({ network, networks: [network], name })
                )
                const ended = await ask(respond, () => elsewhere(source))
                must(!("late" in ended), "it does not end")
                if ("error" in ended) mustBeTyped(ended.error, "asked about that network")
                else must(ended.value === undefined, "the name stands for somebody there")
              })
            }
          ])
    ],
    [
      ...leftOutWithout(service, "what its service may do wrong", "`service`"),
      ...leftOutWithout(foreign, "an answer about another name or account", "`foreign`"),
      ...leftOutWithout(unservedNetworkId, "a network that it does not serve", "`unservedNetworkId`")
    ]
  )
}
