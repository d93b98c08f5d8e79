import type { CatalogueImage, CatalogueWallet } from "@latchkey/core"
import { fromPromise, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { CatalogueFailedError, State } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { cloudSlice } from "./cloudSlice.ts"
import { isId } from "./decodeWallet.ts"
import type { Ask } from "./makeAsk.ts"
import { readImage } from "./readImage.ts"

const DEADLINE_MILLIS = 10_000
const PRELOAD_MILLIS = 2_000
const PRELOADED = 20

const paths: Readonly<Record<CatalogueImage["kind"], string>> = {
  wallet: "/getWalletImage/",
  network: "/public/getAssetImage/",
  currency: "/public/getCurrencyImage/",
  token: "/public/getTokenImage/"
}

/** The pictures of a catalogue. */
export interface Images {
  readonly image: (image: CatalogueImage) => Effect.Effect<string, CatalogueFailedError>
  /** Waits for the pictures of the first 20 wallets, at most 2 s; those that take longer come when they come. */
  readonly preload: (wallets: ReadonlyArray<CatalogueWallet>) => Effect.Effect<void>
}

/** The id of a picture, of a network by its CAIP-2 id where it has none of its own; undefined where none is known. */
const pictureId = async ({ kind, id }: CatalogueImage): Promise<string | undefined> =>
  kind === "network" && id.includes(":") ? (await import("./networkImages.ts")).networkImages[id] : id

/** Makes the pictures of a catalogue: each is fetched once, and is then in the state. Without a project none is. */
export const makeImages = (ask: Ask, base: string, projectId = "") =>
  Effect.gen(function* () {
    const state = yield* State
    const context = yield* Effect.context<never>()
    const asked = new Map<string, Promise<string>>()
    const keep = (key: string, uri: string) =>
      state.write(cloudSlice, (before) => ({ ...before, images: { ...before.images, [key]: uri } }))

    const fetched = (image: CatalogueImage) =>
      withDeadline(
        fromPromise(
          async (signal) => {
            const id = projectId === "" ? undefined : await pictureId(image)
            return id === undefined
              ? undefined
              : readImage(ask.address(base, paths[image.kind] + encodeURIComponent(id)), signal)
          },
          (cause) => new CatalogueFailedError(cause)
        ),
        DEADLINE_MILLIS,
        () => Effect.fail(new CatalogueFailedError("no answer in time"))
      )

    // Whoever asks first need not be there to the end: another may wait for the same picture.
    const begin = (image: CatalogueImage, key: string): Promise<string> => {
      const uri = Effect.runPromiseWith(context)(
        Effect.catch(fetched(image), () => Effect.succeed(undefined))
      ).then((found) => {
        keep(key, found ?? "")
        return found ?? ""
      })
      asked.set(key, uri)
      return uri
    }

    const image: Images["image"] = (wanted) =>
      Effect.suspend(() => {
        if (!isId(wanted.id)) return Effect.fail(new CatalogueFailedError("no id of an image"))
        const key = `${wanted.kind}/${wanted.id}`
        return Effect.flatMap(
          Effect.promise(() => asked.get(key) ?? begin(wanted, key)),
          (uri) => (uri === "" ? Effect.fail(new CatalogueFailedError("no such image")) : Effect.succeed(uri))
        )
      })

    return {
      image,
      preload: (wallets) => {
        const first = wallets
          .slice(0, PRELOADED)
          .flatMap(({ imageId }) => (imageId === undefined ? [] : [imageId]))
        const pictures = first.map((id) =>
          Effect.catch(Effect.asVoid(image({ kind: "wallet", id })), () => Effect.void)
        )
        return withDeadline(Effect.asVoid(together(pictures)), PRELOAD_MILLIS, () => Effect.void)
      }
    } satisfies Images
  })
