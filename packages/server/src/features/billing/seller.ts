/** The sender of emails and receipts: the product's name and, where it is known, its address. */
export interface Seller {
  brandName: string
  origin: string | undefined
}
