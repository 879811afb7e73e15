import * as z from 'zod'

// Our content security policy forbids code made of text, with which zod would otherwise try to be faster.
z.config({ jitless: true })
