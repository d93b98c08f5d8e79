import {
  nameResolution,
  type NameQuery,
  type NameReader,
  type NameResolution,
  type ResolvedName
} from "../capability/NameResolution.ts"
import { NameFailedError } from "../contract/nameErrors.ts"
import { failedCapability, type PromiseCapability } from "./PromiseCapability.ts"

/** What reads names, written with Promises; latest state. What is thrown becomes `NameFailedError`, unless it is a `KitError`. */
export interface PromiseNameReader {
  /**
   * What a name stands for; undefined where it stands for no address on that network. Throw `NameInvalidError` for what is no
   * name or can be mistaken for another one; never answer undefined for what could not be read.
   */
  readonly resolve: (
    request: NameQuery & { readonly name: string },
    signal: AbortSignal
  ) => Promise<ResolvedName | undefined>
  /** What an address calls itself; undefined where it says nothing. No more than its own claim. */
  readonly reverse: (
    request: NameQuery & { readonly address: string },
    signal: AbortSignal
  ) => Promise<string | undefined>
  /** The picture of a name as its owner wrote it down; left out by a source without pictures. */
  readonly avatar?: (
    request: NameQuery & { readonly name: string },
    signal: AbortSignal
  ) => Promise<string | undefined>
}

/** Names of a namespace's accounts from one source, written with Promises; see `NameResolution` of `@latchkey/core/effect`. */
export interface PromiseNames {
  /** The endings of names that this source alone answers for, without a dot before; without any it answers for all others. */
  readonly zones?: ReadonlyArray<string>
  /** Loads it when the first name is asked for. */
  readonly load: () => Promise<PromiseNameReader>
}

const failed = (cause: unknown) => new NameFailedError(cause)

/** The capability `nameResolution`, written with Promises. */
export const promiseNames: PromiseCapability<PromiseNames> = {
  name: nameResolution.name,
  toEffect: ({ zones, load }, { call }): NameResolution => ({
    ...(zones && { zones }),
    reader: call(async (): Promise<NameReader> => {
      const { resolve, reverse, avatar } = await load()
      return {
        resolve: (request) => call((signal) => resolve(request, signal), failed),
        reverse: (request) => call((signal) => reverse(request, signal), failed),
        avatar: (request) => call((signal) => avatar?.(request, signal), failed)
      }
    }, failedCapability(nameResolution.name))
  }),
  toPromise: ({ zones, reader }: NameResolution, { run }) => ({
    ...(zones && { zones }),
    load: async () => {
      const { resolve, reverse, avatar } = await run(reader)
      return {
        resolve: (request, signal) => run(resolve(request), signal),
        reverse: (request, signal) => run(reverse(request), signal),
        avatar: (request, signal) => run(avatar(request), signal)
      }
    }
  })
}
