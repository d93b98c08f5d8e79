import type * as capabilityAnswer from "./capability/answerErrors.ts"
import type * as capability from "./capability/errors.ts"
import type * as replacement from "./capability/replacementErrors.ts"
import type * as transfer from "./capability/transferErrors.ts"
import type * as amount from "./chain/Amount.ts"
import type * as caip from "./chain/Caip.ts"
import type * as contract from "./contract/errors.ts"
import type * as exchanges from "./contract/exchangeErrors.ts"
import type * as names from "./contract/nameErrors.ts"
import type * as onramp from "./contract/onrampErrors.ts"
import type * as error from "./error/errors.ts"
import type * as httpAnswer from "./http/answerErrors.ts"
import type * as http from "./http/errors.ts"
import type * as httpNode from "./http/nodeErrors.ts"
import type * as page from "./page/errors.ts"
import type * as kernel from "./kernel/errors.ts"
import type * as plugins from "./kernel/pluginErrors.ts"
import type * as sdk from "./kernel/sdkErrors.ts"
import type * as session from "./session/errors.ts"
import type * as sessionStart from "./session/startErrors.ts"
import type * as transactions from "./transaction/errors.ts"
import type * as networkSwitch from "./session/switchErrors.ts"

/** The codes of the errors that a module exports: `ErrorCodesOf<typeof import("./errors.ts")>`. */
export type ErrorCodesOf<Module> = Module extends unknown
  ? {
      [Name in keyof Module]: Module[Name] extends new (...given: never) => {
        readonly _tag: string
        readonly code: infer Code extends string
      }
        ? Code
        : never
    }[keyof Module]
  : never

/** Every code that the core's own errors carry. Plugins add codes of their own, begun with the plugin's name. */
export type KitErrorCode = ErrorCodesOf<
  | typeof capability
  | typeof capabilityAnswer
  | typeof amount
  | typeof caip
  | typeof contract
  | typeof error
  | typeof exchanges
  | typeof http
  | typeof httpAnswer
  | typeof httpNode
  | typeof kernel
  | typeof names
  | typeof networkSwitch
  | typeof onramp
  | typeof page
  | typeof transactions
  | typeof plugins
  | typeof replacement
  | typeof sdk
  | typeof session
  | typeof sessionStart
  | typeof transfer
>
