import { useEffect, useRef } from "react"
import { activeNetworkId } from "../views/selectors.ts"
import { useModal, useModalState } from "./ModalContext.ts"

/** Leaves the list of networks as soon as the network has changed since the list was first shown. */
export const useNetworkChosen = (): void => {
  const { kit } = useModal()
  const networkId = useModalState(activeNetworkId)
  const entry = useModalState((state) => state.navigation.stack.at(-1))
  const first = useRef<{ readonly key: number; readonly networkId: string | undefined }>(undefined)
  useEffect(() => {
    if (entry?.view !== "Networks") return
    if (first.current?.key !== entry.key) first.current = { key: entry.key, networkId }
    else if (first.current.networkId !== networkId) kit.navigation.goBack()
  }, [kit, entry, networkId])
}
