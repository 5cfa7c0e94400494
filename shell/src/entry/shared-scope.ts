// A host must import every module that it provides: an unused one would be missing for the remotes. The list is that
// of the sharing table in the tooling, and a test compares the two.
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react/jsx-runtime';
import 'react-router-dom';
import 'react-i18next';
import '@tanstack/react-query';
import 'rxjs';
import 'zod/mini';
import '@mrw/shared-contracts';
import '@mrw/shared-ui';
