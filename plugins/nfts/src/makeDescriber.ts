import { attempt } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import { Connections, Http, Telemetry, type NftHolding, type NftReader } from "@latchkey/core/effect"
import type { AccountHolder } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { locate } from "./locate.ts"
import type { NftsOptions } from "./NftsOptions.ts"
import type { HeldNft } from "./NftsState.ts"
import { readDescription } from "./readDescription.ts"

/** How far a description came to be known, and what it says. */
export type Described = Pick<HeldNft, "details"> &
  Partial<Pick<HeldNft, "name" | "description" | "picture" | "traits">>

/** JSON that contracts put together by hand has line breaks within its texts, and zeros behind its end. */
const parseJson = (text: string): unknown =>
  attempt((): unknown => JSON.parse(text)) ??
  attempt((): unknown => JSON.parse(text.replace(/[\p{Cc}\ufeff]+/gu, " ")))

/** A source answers for several descriptions at once; where that is too much for it, for each by itself. */
type ReadUri = (nft: NftHolding) => Effect.Effect<{ readonly uri: string | undefined } | undefined>

/** Makes what reads descriptions: of the chain, of the URI itself, or of the app's own hosts. */
export const makeDescriber = (options: NftsOptions) =>
  Effect.gen(function* () {
    const http = yield* Http
    const connections = yield* Connections
    const telemetry = yield* Telemetry

    const fetch = (url: string): Effect.Effect<Described> =>
      http.json({ url, kind: "read", tries: 1, redirect: "error" }).pipe(
        Effect.map((value): Described => ({ details: "ready", ...readDescription(value, options) })),
        Effect.tapError((error) => telemetry.report(error)),
        Effect.catch(() => Effect.succeed<Described>({ details: "failed" }))
      )

    const readAt = (uri: string | undefined): Effect.Effect<Described> => {
      const place = locate(uri, options)
      if (place.kind === "url") return fetch(place.url)
      if (place.kind === "picture") return Effect.succeed({ details: "ready", picture: place.picture })
      const value = place.kind === "inline" ? parseJson(place.text) : undefined
      return Effect.succeed(
        value === undefined ? { details: "barred" } : { details: "ready", ...readDescription(value, options) }
      )
    }

    const readUriOf =
      ({ uriOf }: NftReader, { namespace, network }: AccountHolder): ReadUri =>
      (nft) =>
        Effect.suspend(() =>
          nft.uri !== undefined || uriOf === undefined
            ? Effect.succeed(nft.uri)
            : uriOf({ nft, network, provider: connections.peek(namespace)?.provider })
        ).pipe(
          Effect.map((uri) => ({ uri })),
          Effect.tapError((error) => telemetry.report(error)),
          Effect.catch(() => Effect.succeed(undefined))
        )

    /** What is said of each, in their order. Never fails. */
    return (holder: AccountHolder, source: NftReader, nfts: ReadonlyArray<NftHolding>) =>
      Effect.gen(function* () {
        const readUri = readUriOf(source, holder)
        const uris = [...(yield* together(nfts.map(readUri)))]
        // A node may give each of them, and not all in one answer.
        if (nfts.length > 1) for (const [index, nft] of nfts.entries()) uris[index] ??= yield* readUri(nft)
        return yield* together(
          uris.map((told) =>
            told === undefined ? Effect.succeed<Described>({ details: "failed" }) : readAt(told.uri)
          )
        )
      })
  })
