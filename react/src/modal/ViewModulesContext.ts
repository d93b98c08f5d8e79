import { createContext } from "react"
import { makeViewModules, type ViewModules } from "./viewModules.ts"

/** The modules of the views of the modal around. */
export const ViewModulesContext = /* @__PURE__ */ createContext<ViewModules>(/* @__PURE__ */ makeViewModules())
