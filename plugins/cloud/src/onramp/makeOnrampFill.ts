import { fillSlot, onrampSources, type SlotFilling } from "@latchkey/core"
import type { OnrampSource } from "@latchkey/core/effect"
import type { CloudOnramp } from "../CloudOptions.ts"

/** The source of coins for money that the service is, if the app names it. It can be loaded once the plugin has started. */
export const makeOnrampFill = (onramp: CloudOnramp | undefined) => {
  let make: (onramp: CloudOnramp) => Promise<OnrampSource> = () => Promise.reject(new Error("not started"))
  return {
    fills:
      onramp === undefined
        ? []
        : [
            fillSlot(onrampSources, {
              id: "cloud",
              provider: onramp.provider,
              title: onramp.title,
              networks: onramp.networks,
              pages: onramp.pages,
              ...(onramp.fee === undefined ? {} : { fee: onramp.fee }),
              ...(onramp.isOpaque === undefined ? {} : { isOpaque: onramp.isOpaque }),
              load: () => make(onramp)
            })
          ],
    /** Says what makes it. */
    by: (how: typeof make) => {
      make = how
    }
  } satisfies { readonly fills: ReadonlyArray<SlotFilling>; readonly by: unknown }
}
