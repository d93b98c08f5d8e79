import { caipChainId, type FrameChainId } from "@latchkey/embedded/wire"
import type { FrameSettings } from "../../src/frame/FrameSettings.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"

/** A chain that the frame knows. */
export type Chain = FrameSettings["chains"][number]

/** A chain as the frame tells it: a number for one of `eip155`, CAIP-2 for others. */
export const toldChain = (id: string): FrameChainId =>
  id.startsWith("eip155:") ? Number(id.slice("eip155:".length)) : id

/** The chain that a page means. Fails: throws `FrameError` where the wallet does not know it. */
export const chainNamed = ({ settings }: Frame, named: FrameChainId): Chain => {
  const id = caipChainId(named)
  const chain = settings.chains.find((known) => known.id === id)
  if (chain === undefined) throw new FrameError(`This wallet does not know the network ${id}`)
  return chain
}

/** The chain that was used last; at first the one that the page began with. Fails: throws `FrameError` where there is none. */
export const currentChain = ({ settings, device }: Frame): Chain => {
  const { chainId } = device.record()
  const chain =
    settings.chains.find(({ id }) => id === chainId) ??
    settings.chains.find(({ id }) => id === settings.chainId) ??
    settings.chains[0]
  if (chain === undefined) throw new FrameError("This wallet knows no network")
  return chain
}
