import { createKit, memoryStorage, type KitOptions, type Storage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { solana } from "@latchkey/solana"
import { solanaMainnet } from "@latchkey/solana"
import { mainnet, polygon } from "viem/chains"
import { embedded, type EmbeddedOptions } from "../src/index.ts"
import type { EmbeddedParts } from "../src/startWallet.ts"
import { fakePage } from "./fakePage.ts"
import { referenceFrame, type ReferenceFrame } from "./referenceFrame.ts"

/** The plugin over a frame in memory, which is ready as soon as it is there. */
export const embeddedOver = (
  frame: ReferenceFrame,
  options: EmbeddedOptions = {},
  page: NonNullable<EmbeddedParts["page"]> = fakePage()
) => {
  const given: EmbeddedOptions = { frameUrl: "https://wallet.example/sdk", ...options }
  const open: NonNullable<EmbeddedParts["open"]> = (events) => {
    const port = frame.port.open(events)
    queueMicrotask(frame.port.ready)
    return port
  }
  return {
    ...embedded(given),
    load: () => import("../src/module.ts").then(({ embeddedModule }) => embeddedModule(given, { open, page }))
  }
}

type AnyPlugin = KitOptions["plugins"] extends ReadonlyArray<infer Each> | undefined ? Each : never

/** A kit for two EVM networks and Solana, over a frame in memory. */
export const embeddedKit = ({
  frame = referenceFrame(),
  storage = memoryStorage(),
  options,
  page,
  more = [],
  ...rest
}: {
  frame?: ReferenceFrame
  storage?: Storage
  options?: EmbeddedOptions
  page?: NonNullable<EmbeddedParts["page"]>
  more?: ReadonlyArray<AnyPlugin>
} & Partial<Pick<KitOptions, "features" | "defaultAccountTypes">> = {}) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, polygon, solanaMainnet],
    plugins: [evm(), solana(), embeddedOver(frame, options, page), ...more],
    storage,
    prefetch: false,
    ...rest
  })
  return { kit, frame, storage }
}
