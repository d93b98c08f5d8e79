import { ConnectButton } from "@latchkey/react"
import { cookies } from "next/headers"
import { type ReactNode, Suspense } from "react"
import { Providers } from "../server-rendering/Providers"

const Wallet = async () => (
  <Providers cookie={(await cookies()).toString()}>
    <ConnectButton />
  </Providers>
)

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <body>
      <header>
        <Suspense>
          <Wallet />
        </Suspense>
      </header>
      {children}
    </body>
  </html>
)

export default Layout
