import {
  HttpBodyInvalidError,
  type Http,
  type ListedToken,
  type Notices,
  type TokenLists
} from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import { currentMillis, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { inSteps, isWithin } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import { decodeList, type Listed } from "./decodeList.ts"

/** How long a list is what it was, in milliseconds. */
const KEPT_MILLIS = 3_600_000
/** For how long a list that could not be read is not asked for again. */
const REST_MILLIS = 300_000
/** How long whoever asks waits for a list: one that comes later is there for the next question. */
const WAIT_MILLIS = 1_500

/** What is known of one list. */
interface Course {
  readonly url: string
  listed: Listed
  /** When it is to be asked for again. */
  rest: { readonly at: number; readonly millis: number } | undefined
  reading: Fiber.Fiber<unknown> | undefined
}

/** Makes what reads the lists, each by itself: one that fails, or is late, takes nothing from the others. */
export const makeLists = (
  urls: ReadonlyArray<string>,
  {
    http,
    tell,
    scope
  }: {
    readonly http: Http["Service"]
    readonly tell: Notices["Service"]["tell"]
    readonly scope: Scope.Scope
  }
): TokenLists["list"] => {
  const courses = urls.map((url): Course => ({ url, listed: new Map(), rest: undefined, reading: undefined }))

  const read = (course: Course) =>
    Effect.gen(function* () {
      const { url } = course
      const answer = yield* http.json({ url, kind: "read", tries: 2, redirect: "error", restsAs: url })
      const listed = yield* inSteps(decodeList(answer))
      if (listed === undefined) {
        const host = attempt(() => new URL(url).host) ?? url
        return yield* Effect.fail(new HttpBodyInvalidError({ host, problem: `${url} is no list of tokens` }))
      }
      course.listed = listed
      course.rest = { at: yield* currentMillis, millis: KEPT_MILLIS }
    }).pipe(
      // What was listed before stays.
      Effect.catch((error) =>
        Effect.flatMap(currentMillis, (at) => {
          course.rest = { at, millis: REST_MILLIS }
          return tell(error)
        })
      )
    )

  const known = (course: Course): Effect.Effect<Listed> =>
    Effect.gen(function* () {
      const { rest } = course
      const isDue = rest === undefined || !isWithin(yield* currentMillis, rest.at, rest.millis)
      const isBusy = course.reading !== undefined && course.reading.pollUnsafe() === undefined
      if (isDue && !isBusy)
        course.reading = yield* Effect.forkIn(read(course), scope, { startImmediately: true })
      if (course.reading !== undefined)
        yield* withDeadline(Fiber.await(course.reading), WAIT_MILLIS, () => Effect.void)
      return course.listed
    })

  return ({ network: { caipNetworkId } }) =>
    Effect.map(together(courses.map(known)), (lists) => {
      const tokens = new Map<string, ListedToken>()
      for (const token of lists.flatMap((listed) => listed.get(caipNetworkId) ?? []))
        if (!tokens.has(token.token)) tokens.set(token.token, token)
      return [...tokens.values()]
    })
}
