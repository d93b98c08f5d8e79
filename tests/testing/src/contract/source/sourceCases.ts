import type { KitError } from "@latchkey/core"
import type * as Effect from "effect/Effect"
import { must } from "../must.ts"
import type { ContractCase, SentRequest } from "../PluginSubject.ts"
import { watchRequests, type Answer } from "../watchRequests.ts"
import { hurryTime, type HurriedTime } from "./hurriedTime.ts"
import { oddAnswers, oddVariants } from "./oddAnswers.ts"
import { mustBeTyped, openSource, runSource, type OpenedSource } from "./openSource.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A question that a source is asked, and what it may answer. */
export interface Question<A = any> {
  /** "the history" */
  readonly name: string
  readonly ask: (source: OpenedSource) => Effect.Effect<A, KitError>
  /** Throws where an answer breaks the contract, whatever the service said. */
  readonly check: (answer: A, source: OpenedSource) => void
  /** Throws where it is not what the service said when all is well. */
  readonly isGood?: (answer: A, source: OpenedSource) => void
  /** It says nothing wrong by an answer when the service does not answer at all. */
  readonly mayAnswerAlone?: boolean
}

/** How long a source may take that is never answered, in milliseconds: two tries of the kit's `Http` and its pauses fit in. */
const BOUND = 60_000
/** How many odd answers are tried in the place of each good one. */
const VARIANTS = 120
/** Longer than anybody keeps an answer, or a host for broken, in milliseconds. */
const LONG = 900_000

/** What a service answers. */
export type Service = (request: SentRequest) => Answer

/** A source, and who asks it. */
export interface Asking {
  readonly source: OpenedSource
  /** Asks while the service is as `service` says, a quarter of an hour after it was asked before; something else by `work`. */
  readonly ask: (
    service: Service,
    work?: () => Effect.Effect<unknown, KitError>
  ) => ReturnType<HurriedTime["settle"]>
}

/** Opens a source anew, asks it once as all is well, so that all it loads is there, and hurries the time from then on. */
const asking = async (
  subject: SourceSubject,
  question: Question,
  body: (asking: Asking) => Promise<void>
) => {
  const good: Service = (request) => subject.service?.(request)
  let now = good
  const requests = watchRequests((request) => now(request))
  const source = await openSource(subject)
  let time: HurriedTime | undefined
  try {
    await runSource(question.ask(source))
    const hurried = hurryTime()
    time = hurried
    await body({
      source,
      ask: async (service, work = () => question.ask(source)) => {
        hurried.skip(LONG)
        now = service
        try {
          return await hurried.settle(runSource(work()), BOUND + 1)
        } finally {
          now = good
        }
      }
    })
  } finally {
    time?.stop()
    await source.close()
    requests.stop()
  }
}

/** A row over a source that was asked once, when all was well. */
export const withSource =
  (subject: SourceSubject, question: Question, body: (asking: Asking) => Promise<void>) => () =>
    asking(subject, question, body)

/** The answer to what was asked when nothing was wrong; fails where it is none. */
export const answerOf = (ended: Ended, when: string): unknown => {
  must(!("late" in ended), `${when}: it has not ended after ${BOUND / 1000} s`)
  if ("error" in ended) throw new Error(`${when}: it fails: ${String(ended.error)}`, { cause: ended.error })
  return (ended as { readonly value: unknown }).value
}

/** How asking ended. */
export type Ended = Awaited<ReturnType<HurriedTime["settle"]>>

const mustFail = (ended: Ended, when: string): void => {
  must(!("late" in ended), `${when}: it has not ended after ${BOUND / 1000} s`)
  if (!("error" in ended)) throw new Error(`${when}: it answers ${textOf(ended)}, as if all were well`)
  mustBeTyped(ended.error, when)
}

const saying = (when: string, check: () => void): void => {
  try {
    check()
  } catch (error) {
    throw new Error(`${when}: ${(error as Error).message}`, { cause: error })
  }
}

const textOf = (value: unknown): string =>
  (
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner)) ??
    String(value)
  ).slice(0, 200)

/** A request without what differs each time: the ids of JSON-RPC. */
const keyOf = ({ url, method, body }: SentRequest): string =>
  `${method} ${url} ${JSON.stringify(body, (key, value: unknown) => (key === "id" ? undefined : value))}`

const withIds = (answer: unknown, asked: unknown): unknown => {
  if (Array.isArray(answer) && Array.isArray(asked))
    return answer.map((each: unknown, index) => withIds(each, asked[index]))
  if (typeof answer !== "object" || answer === null || !("jsonrpc" in answer)) return answer
  return { ...answer, id: Object(asked).id as unknown }
}

/** What of an answer a service makes up: the envelope of JSON-RPC is its transport's. */
const madeUp = (
  answer: unknown
): { readonly value: unknown; readonly around: (value: unknown) => unknown } => {
  const isEnvelope =
    typeof answer === "object" && answer !== null && "jsonrpc" in answer && "result" in answer
  return isEnvelope
    ? { value: answer.result, around: (value) => ({ ...answer, result: value }) }
    : { value: answer, around: (value) => value }
}

/** Service that is never there: the connection stays open until whoever asked gives up. */
const never = (): Answer => new Promise<never>(() => {})

const failures: ReadonlyArray<readonly [name: string, answer: () => Answer]> = [
  ["cannot be reached", () => undefined],
  ["answers 500", () => new Response("{}", { status: 500 })],
  ["answers 401", () => Response.json({ error: "unauthorized" }, { status: 401 })],
  ["answers 429", () => new Response("slow down", { status: 429, headers: { "retry-after": "1" } })],
  ["answers with a page", () => new Response("<!doctype html><title>Sign in</title>")],
  ["answers with nothing", () => new Response("")],
  ["answers with half of it", () => new Response('{"data":[{"ha')],
  ["answers with 6 MB", () => new Response(JSON.stringify("a".repeat(6_000_000)))]
]

/** What every source must keep, for each question that its kind is asked. */
export const sourceCases = (
  subject: SourceSubject,
  questions: ReadonlyArray<Question>
): ReadonlyArray<ContractCase> =>
  questions.flatMap((question): ReadonlyArray<ContractCase> => {
    const { name, check, isGood } = question
    const good: ContractCase = {
      name: `answers ${name} as its kind is to answer`,
      run: () =>
        asking(subject, question, async ({ source, ask }) => {
          const ended = await ask((request) => subject.service?.(request))
          must(
            "value" in ended,
            `all is well, and it fails: ${"error" in ended ? String(ended.error) : "late"}`
          )
          check(ended.value, source)
          isGood?.(ended.value, source)
        })
    }
    const { asksFor, service } = subject
    if (service === undefined || asksFor?.includes(name) === false) return [good]
    return [
      good,
      {
        name: `answers ${name} late when the service does`,
        run: () =>
          asking(subject, question, async ({ source, ask }) => {
            const slow: Service = async (request) => {
              await new Promise((resolve) => setTimeout(resolve, 2_000))
              return await subject.service?.(request)
            }
            const ended = await ask(slow)
            must("value" in ended, "it does not wait for 2 s")
            check(ended.value, source)
            isGood?.(ended.value, source)
          })
      },
      {
        name: `T31 asked for ${name}, it ends within ${BOUND / 1000} s when the service never answers`,
        run: () =>
          asking(subject, question, async ({ ask }) => {
            const ended = await ask(never)
            must(!("late" in ended), `it has not ended after ${BOUND / 1000} s`)
            if (question.mayAnswerAlone !== true) mustFail(ended, "a service that never answers")
          })
      },
      {
        name: `T31 asked for ${name}, it fails typed when the service fails, and never says that there is nothing`,
        run: () =>
          asking(subject, question, async ({ source, ask }) => {
            for (const [what, answer] of failures) {
              const ended = await ask(answer)
              const when = `a service that ${what}`
              if (question.mayAnswerAlone === true && "value" in ended) check(ended.value, source)
              else mustFail(ended, when)
            }
          })
      },
      {
        name: `T26 asked for ${name}, it passes on no odd value of the service, whatever is odd`,
        run: () =>
          asking(subject, question, async ({ source, ask }) => {
            const recorded = new Map<string, unknown>()
            await ask((request) => {
              const answer = subject.service?.(request)
              if (answer !== undefined) recorded.set(keyOf(request), answer)
              return answer
            })
            must(recorded.size > 0, "it asks nobody: say no `service` for such a source")
            let number = 0
            for (const [key, answer] of recorded) {
              number++
              const { value, around } = madeUp(answer)
              for (const odd of [
                ...oddAnswers.map(([name_, whole]) => ({ name: `all of it is ${name_}`, answer: whole })),
                ...oddVariants(value, VARIANTS)
              ]) {
                const ended = await ask((request) =>
                  keyOf(request) === key
                    ? Response.json(withIds(around(odd.answer), request.body) ?? null)
                    : subject.service?.(request)
                )
                const when = `answer ${number} of the service (${key.slice(0, 120)}), where ${odd.name}`
                must(!("late" in ended), `${when}: it has not ended after ${BOUND / 1000} s`)
                if ("error" in ended) mustBeTyped(ended.error, when)
                else saying(when, () => check(ended.value, source))
              }
            }
          })
      },
      {
        name: `asked for ${name}, it stops when nobody waits any more, and asks for nothing after that`,
        run: async () => {
          let asked = 0
          const aborted: Array<boolean> = []
          const service: Service = (request) => {
            if (isOpen) {
              asked++
              request.signal?.addEventListener("abort", () => void aborted.push(true))
              return never()
            }
            return subject.service?.(request)
          }
          let isOpen = false
          const requests = watchRequests(service)
          const source = await openSource(subject)
          let time: HurriedTime | undefined
          try {
            await runSource(question.ask(source))
            time = hurryTime()
            isOpen = true
            const abort = new AbortController()
            const work = runSource(question.ask(source), abort.signal)
            await time.settle(new Promise((resolve) => setTimeout(resolve, 1)), 10)
            const before = asked
            abort.abort()
            const ended = await time.settle(work, 1_000)
            must(!("late" in ended), "it goes on after it was aborted")
            must(
              before === 0 || aborted.length > 0 || subject.sharesRequests === true,
              "its requests go on though nobody waits"
            )
            await time.settle(new Promise((resolve) => setTimeout(resolve, BOUND)), BOUND + 1)
            must(
              asked === before || subject.sharesRequests === true,
              `it asks ${asked - before} times more after it was aborted`
            )
          } finally {
            time?.stop()
            await source.close()
            requests.stop()
          }
        }
      }
    ]
  })
