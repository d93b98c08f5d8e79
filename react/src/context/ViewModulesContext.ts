import { createContext, useContext } from "react"
import type { Catalogue } from "../messages/useMessages.ts"
import type { ViewModules } from "./viewModules.ts"

/** What a view is drawn with, beyond what it is told: its module, and texts that are whole. */
export interface ViewParts extends Pick<Catalogue, "whole" | "complete"> {
  readonly modules: ViewModules
}

/** The view modules and the texts of the surrounding modal; set together with `ModalContext`. */
export const ViewModulesContext = /* @__PURE__ */ createContext<ViewParts | undefined>(undefined)

/** The view modules and the texts of the surrounding modal. */
export const useViewModules = (): ViewParts => {
  const parts = useContext(ViewModulesContext)
  if (parts === undefined) throw new Error("useViewModules works inside of the modal only.")
  return parts
}
