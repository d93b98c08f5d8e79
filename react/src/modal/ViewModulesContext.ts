import { createContext, useContext } from "react"
import type { ViewModules } from "./viewModules.ts"

/** The modules of the views of the modal around; set with `ModalContext`. */
export const ViewModulesContext = /* @__PURE__ */ createContext<ViewModules | undefined>(undefined)

/** The modules of the views of the modal around. */
export const useViewModules = (): ViewModules => {
  const modules = useContext(ViewModulesContext)
  if (modules === undefined) throw new Error("useViewModules works inside of the modal only.")
  return modules
}
