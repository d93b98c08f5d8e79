import { createContext } from "react"
import type { ViewModules } from "./viewModules.ts"

/** The modules of the views of the modal around; set with `ModalContext`. */
export const ViewModulesContext = /* @__PURE__ */ createContext<ViewModules | undefined>(undefined)
