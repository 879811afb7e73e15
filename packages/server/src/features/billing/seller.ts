/** Whoever sends emails and receipts: the product's name and, where they are known, its address and the one to write to. */
export interface Seller {
  brandName: string
  origin: string | undefined
  supportEmail: string | undefined
}
