"use client"

import { KitProvider } from "@latchkey/react"
import { type ReactNode, useState } from "react"
import { makeKit } from "./makeKit"

/** `cookie` is the request's `Cookie` header; the browser reads its own. */
export const Providers = ({
  cookie,
  children
}: {
  readonly cookie: string
  readonly children: ReactNode
}) => {
  const [kit] = useState(() => makeKit(typeof window === "undefined" ? cookie : undefined))
  return <KitProvider kit={kit}>{children}</KitProvider>
}
