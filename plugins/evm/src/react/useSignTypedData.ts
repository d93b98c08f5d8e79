import { useAction, useKit, type NamedAction } from "@latchkey/react"
import type { EvmApi } from "../EvmApi.ts"
import type { EvmKit } from "./EvmKit.ts"

type SignParameters = Parameters<EvmApi["signTypedData"]>

/** Signs typed data by the connected wallet: `kit.evm.signTypedData` with its status. `error` is what that fails with. */
export const useSignTypedData = (): NamedAction<
  "signTypedData",
  SignParameters,
  Awaited<ReturnType<EvmApi["signTypedData"]>>
> => {
  const kit = useKit<EvmKit>()
  const { run, runAsync, ...action } = useAction((...given: SignParameters) =>
    kit.evm.signTypedData(...given)
  )
  return { ...action, signTypedData: run, signTypedDataAsync: runAsync }
}
