import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { MembersOnly } from '@mrw/shared-ui/member';
import type { ReactNode } from 'react';
import { sampleSession } from './members';

/** Renders a component that needs a member: the one of the session, Amy by default. */
export const renderForMember = (element: ReactNode, options: FakeHostOptions = {}) =>
  renderWithHost(<MembersOnly otherwise={null}>{element}</MembersOnly>, {
    session: sampleSession(),
    ...options,
  });
