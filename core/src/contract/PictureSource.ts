import { defineSlot } from "../kernel/Slot.ts"

/**
 * What a picture is wanted of: a network by its CAIP-2 id, a token by the CAIP-10 id of its contract, a wallet by its rdns, or by its
 * name where it has none.
 */
export type PictureKey = `network/${string}` | `token/${string}` | `rdns/${string}` | `name/${string}`

/** Somebody who has pictures of networks, tokens and wallets, for those that bring none of their own. */
export interface PictureSource {
  /** The plugin's id. */
  readonly id: string
  /** What `load` found so far, by key: the address of an image, or an empty text where there is none. */
  readonly known: ReadonlyMap<string, string>
  /**
   * Finds a picture and keeps it in `known`; an empty text where there is none. Called when the picture is first drawn,
   * so what is large is loaded here. Fails: rejects where what is needed did not load; the next drawing asks again.
   */
  readonly load: (key: PictureKey) => Promise<string>
}

/** The slot of sources of pictures; views draw the picture of the first that has one. */
export const pictures = defineSlot<PictureSource>("pictures")
