import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { FlaskIcon } from '@phosphor-icons/react/dist/ssr/Flask'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useState } from 'react'
import { rupees } from '../../../lib/text/rupees.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Facts } from '../../../ui/studio/display/facts.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { endSandbox } from '../api/pay-sandbox.ts'
import type { CheckoutProps } from './checkout-end.ts'
import { productName } from './product-name.ts'
import styles from './sandbox-checkout.module.css'

/** The embedded provider's checkout: whoever tries the product says how the payment ends. Rule PR11. */
export const SandboxCheckout = ({ checkout, onEnd }: CheckoutProps) => {
  const [asked, setAsked] = useState<'paid' | 'failed'>()
  const { plan, amount, currency, receiptId } = checkout
  const ask = async (outcome: 'paid' | 'failed') => {
    setAsked(outcome)
    onEnd(await endSandbox(checkout, outcome))
  }
  const dismiss = () => {
    if (asked === undefined) onEnd({ is: 'dismissed' })
  }
  const order =
    'orderId' in checkout
      ? ([t('pricing:checkout.order'), checkout.orderId] as const)
      : ([t('pricing:checkout.subscription'), checkout.subscriptionId] as const)

  return (
    <div className={styles.checkout}>
      <Dialog
        open
        picture={
          <span className={styles.flask}>
            <Icon of={FlaskIcon} size={28} weight="fill" />
          </span>
        }
        title={t('pricing:checkout.title')}
        help={t('pricing:checkout.help')}
        closeLabel={t('studio:close')}
        onClose={dismiss}
      >
        <p className={styles.product}>{productName(plan)}</p>
        <p className={styles.price}>
          <span className={styles.amount}>{rupees(amount)}</span>
          <span className={styles.currency}>{currency}</span>
        </p>
        <Facts facts={[[t('pricing:checkout.planCode'), plan], order, [t('pricing:checkout.receipt'), receiptId]]} />
        <h3 className={styles.ending}>{t('pricing:checkout.ending')}</h3>
        <div className={styles.endings}>
          <Button
            wide
            icon={CheckCircleIcon}
            busy={asked === 'paid'}
            disabled={asked !== undefined}
            onPress={() => void ask('paid')}
          >
            {t('pricing:checkout.pay', { price: rupees(amount) })}
          </Button>
          <Button
            tone="dangerOutline"
            icon={WarningCircleIcon}
            busy={asked === 'failed'}
            disabled={asked !== undefined}
            onPress={() => void ask('failed')}
          >
            {t('pricing:checkout.fail')}
          </Button>
          <Button tone="outline" icon={XIcon} disabled={asked !== undefined} onPress={dismiss}>
            {t('pricing:checkout.dismiss')}
          </Button>
        </div>
        <p className={styles.why}>
          <Icon of={InfoIcon} size={20} />
          {t('pricing:checkout.why')}
        </p>
      </Dialog>
    </div>
  )
}
