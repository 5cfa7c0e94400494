// What the contract provides of it (`@mrw/shared-contracts/provided-names`), and its types. Also the types that a remote compiles against.
export type * from '@mrw-provided/react-query';
export {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@mrw-provided/react-query';
