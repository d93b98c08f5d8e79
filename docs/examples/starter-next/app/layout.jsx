import { cookies } from "next/headers"
import { Wallet } from "./Wallet"

export const metadata = { title: "Tea shop", icons: "data:," }

export default async function Layout({ children }) {
  const cookie = (await cookies()).toString()
  return (
    <html lang="en">
      <body>
        <Wallet cookie={cookie}>{children}</Wallet>
      </body>
    </html>
  )
}
