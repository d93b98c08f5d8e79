import type { KitCore, KitError } from "@latchkey/core"
import type { Devtools } from "./Devtools.ts"
import type { DevtoolsOptions } from "./DevtoolsOptions.ts"
import { DevtoolsLoadFailedError, DevtoolsRefusedError } from "./errors.ts"
import { withoutPanel } from "./withoutPanel.ts"

// What `#begin` is where nothing asks for the condition `development`.

const load = async (kit: KitCore, options: DevtoolsOptions): Promise<Devtools> => {
  if (options.production !== true) throw new DevtoolsRefusedError()
  const { startDevtools } = await import("./startDevtools.ts").catch((cause: unknown) => {
    throw new DevtoolsLoadFailedError(cause)
  })
  return startDevtools(kit, options)
}

/** Refuses, or loads what a page in development has at once. */
export const begin = (kit: KitCore, options: DevtoolsOptions): Devtools => {
  const loading = load(kit, options)
  loading.catch((error: KitError) => {
    // Telling loads the engine: it waits until somebody uses the kit.
    const stop = kit.onEvent(() => {
      stop()
      void kit.tell(error)
    })
  })
  return withoutPanel(loading)
}
